import { isElsewhere, type ProductImage, smallestPictureOf } from '@shop/domain/product'
import { IconPhoto } from '@shop/ui/icons'

interface CategoryPictureProps {
  /** Path of a picture without width and ending, as products have it. */
  readonly imageUrl: string | undefined
  readonly className: string
  readonly sizes?: string
}

/** The picture of a category; decoration next to its name. */
export function CategoryPicture({ imageUrl, className, sizes = '200px' }: CategoryPictureProps) {
  if (!imageUrl) return null
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={`${imageUrl}-400.avif 400w, ${imageUrl}-800.avif 800w`} sizes={sizes} />
      <img src={`${imageUrl}-400.webp`} alt="" width={400} height={400} loading="lazy" decoding="async" className={className} />
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
  readonly className?: string
}

/** A product picture as AVIF, else WebP, in the width the screen needs, or from another site as it is; an icon without one. */
export function ProductPicture({ image, sizes, alt = '', eager = false, className }: ProductPictureProps) {
  if (!image) {
    return (
      <span className="grid size-full place-items-center text-steel-400">
        <IconPhoto className="size-1/3" />
      </span>
    )
  }
  const looks = {
    width: image.width,
    height: image.height,
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: eager ? 'high' : 'auto',
    decoding: 'async',
    className: className ?? 'size-full object-contain mix-blend-multiply',
  } as const
  // The other site must not learn which page shows its picture.
  if (isElsewhere(image)) return <img src={image.url} alt={alt} referrerPolicy="no-referrer" {...looks} />
  const sources = (format: string) => image.widths.map(width => `${image.url}-${width}.${format} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img src={smallestPictureOf(image)} srcSet={sources('webp')} sizes={sizes} alt={alt} {...looks} />
    </picture>
  )
}
