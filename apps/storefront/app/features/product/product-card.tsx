import type { ProductProjection } from '@shop/domain/product'
import { classNames } from '@shop/ui'
import type { ReactNode } from 'react'
import { ProductPicture } from '../../shop/product-picture.tsx'
import { useShop } from '../../shop/use-shop.tsx'
import { EnergyArrow } from './energy-arrow.tsx'
import { PriceDisclaimer } from './price-disclaimer.tsx'
import { PriceTag } from './price-tag.tsx'
import { ProductBadges } from './product-badges.tsx'
import { RatingLine } from './rating-line.tsx'
import { StockNote } from './stock-note.tsx'
import { VolumeHint } from './volume-hint.tsx'

interface ProductCardProps {
  readonly product: ProductProjection
  /** Button beside the stock note, such as add to cart. */
  readonly action: ReactNode
  readonly eager?: boolean
  readonly headingLevel?: 'h2' | 'h3'
  /** The name with marks in it; the plain one without. */
  readonly name?: ReactNode
  readonly onOpen?: (() => void) | undefined
}

/** A product as a tile; the whole tile follows the link of its name. */
export function ProductCard({ product, action, eager = false, headingLevel: Heading = 'h3', name, onOpen }: ProductCardProps) {
  const { hrefs, text } = useShop()
  const { masterVariant } = product
  const isOutOfStock = !masterVariant.availability.noChannel.isOnStock
  return (
    <article className="group relative flex h-full min-w-0 flex-col rounded-card border border-steel-200 bg-white transition hover:border-steel-300 hover:shadow-card">
      <div
        className={classNames(
          'shot relative aspect-square overflow-hidden rounded-t-card px-2 pt-7 pb-2',
          isOutOfStock && 'opacity-60',
        )}
      >
        <ProductPicture
          image={masterVariant.images[0]}
          sizes="(min-width: 75rem) 22vw, (min-width: 48rem) 30vw, 46vw"
          eager={eager}
          className="size-full object-contain mix-blend-multiply transition duration-200 group-hover:scale-[1.035]"
        />
      </div>
      <ProductBadges product={product} className="absolute top-2 left-2 md:top-3 md:left-3" />
      <div className="flex grow flex-col gap-1 p-3 md:p-4">
        <p className="text-xs text-steel-600">{product.brand}</p>
        <Heading className="font-sans text-sm leading-5 font-medium tracking-normal text-pretty text-ink-900">
          <a
            href={hrefs.product(text(product.slug))}
            onClick={onOpen}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {name ?? text(product.name)}
          </a>
        </Heading>
        <RatingLine statistics={product.reviewRatingStatistics} />
        <div className="flex grow flex-col justify-end pt-2">
          {masterVariant.price ? <PriceTag price={masterVariant.price} /> : null}
          <EnergyArrow variant={masterVariant} className="relative z-10 mt-1 self-start" />
          <PriceDisclaimer price={masterVariant.price} />
          {isOutOfStock ? null : <VolumeHint variant={masterVariant} />}
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 pt-3 text-xs">
            <StockNote variant={masterVariant} />
            <div className="relative z-10 max-w-full">{action}</div>
          </div>
        </div>
      </div>
    </article>
  )
}
