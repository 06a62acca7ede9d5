import type { LineItem } from '@shop/domain/cart'
import { isElsewhere, type ProductImage, smallestPictureOf, webpWidthsOf } from '@shop/domain/product'
import { IconPhoto } from '@shop/ui/icons'
import { preload } from 'react-dom'

interface CategoryPictureProps {
  /** Path of a picture without width and ending, as products have it. */
  readonly imageUrl: string | undefined
  readonly className: string
  readonly sizes?: string
}

/** The picture of a category; decoration next to its name, which waits for larger ones in view. */
export function CategoryPicture({ imageUrl, className, sizes = '200px' }: CategoryPictureProps) {
  if (!imageUrl) return null
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={`${imageUrl}-400.avif 400w, ${imageUrl}-800.avif 800w`} sizes={sizes} />
      <img
        src={`${imageUrl}-400.webp`}
        alt=""
        width={400}
        height={400}
        loading="lazy"
        fetchPriority="low"
        decoding="async"
        className={className}
      />
    </picture>
  )
}

interface ProductPictureProps {
  readonly image: ProductImage | undefined
  /** Width the picture takes, as in the `sizes` attribute. */
  readonly sizes: string
  readonly alt?: string
  /** Loads at once, for what is seen first. */
  readonly eager?: boolean
  /** The largest picture of what is seen first, which the head names besides (`preloadPicture`): painted with the texts around it. */
  readonly largest?: boolean
  readonly className?: string
}

/**
 * A product picture as AVIF, else WebP, in the width the screen needs; an icon without one, and for one that is on another site: an order
 * from before it was copied may still name that.
 */
export function ProductPicture({ image, sizes, alt = '', eager = false, largest = false, className }: ProductPictureProps) {
  if (!image || isElsewhere(image)) {
    return (
      <span className="grid size-full place-items-center text-steel-400">
        <IconPhoto className="size-1/3" />
      </span>
    )
  }
  const looks = {
    width: image.width,
    height: image.height,
    loading: eager || largest ? 'eager' : 'lazy',
    ...(largest ? LARGEST : OTHERS),
    className: className ?? 'size-full object-contain mix-blend-multiply',
  } as const
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(image, 'avif')} sizes={sizes} />
      <img src={smallestPictureOf(image)} srcSet={sourcesOf(image, 'webp')} sizes={sizes} alt={alt} {...looks} />
    </picture>
  )
}

/** Attributes of the largest picture: fetched before all others, and in the first frame where it is there by then. */
export const LARGEST = { fetchPriority: 'high', decoding: 'sync' } as const
const OTHERS = { decoding: 'async' } as const

function sourcesOf({ url, widths }: ProductImage, format: 'avif' | 'webp'): string {
  return (format === 'webp' ? webpWidthsOf(widths) : widths).map(width => `${url}-${width}.${format} ${width}w`).join(', ')
}

/**
 * The `sizes` of a card's picture: what is drawn of it is smaller than the card by the room for badges. On a phone of three
 * pixels per point it is 414 pixels wide, for which the 400 of the smallest file do.
 */
export const CARD_PICTURE_SIZES = '(min-width: 75rem) 16vw, (min-width: 48rem) 24vw, 34vw'

/**
 * Names the largest picture of a page in the head of the document, so that the browser fetches it before it reads the
 * body. On the server alone: a page that is navigated to shows it at once.
 */
export function preloadPicture(image: ProductImage | undefined, sizes: string): void {
  if (!import.meta.env.SSR || !image) return
  preloadSources(sourcesOf(image, 'avif'), sizes)
}

/** The same for AVIF files that are no picture of a product, given as in the `srcset` attribute. */
export function preloadSources(srcSet: string, sizes: string): void {
  if (!import.meta.env.SSR) return
  const options = { type: 'image/avif', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' } as const
  preload(srcSet.split(' ', 1)[0] ?? '', { as: 'image', ...options })
}

/** The picture of a line of a cart or an order, next to its name. */
export function LinePicture({ line }: { readonly line: LineItem }) {
  return (
    <span className="shot size-16 shrink-0 overflow-hidden rounded-md">
      <ProductPicture image={line.variant.images[0]} sizes="64px" />
    </span>
  )
}
