import { preorderDayOf } from '@shop/domain/inventory'
import { effectivePrice, type Price, type ProductVariant, priorPrice, textAttribute } from '@shop/domain/product'
import { classNames } from '@shop/ui'
import type { ReactNode } from 'react'
import type { CardProduct } from '../../catalogue/card-product.ts'
import { ColourDot } from '../../commerce-ui/colour-dot.tsx'
import { CARD_PICTURE_SIZES, ProductPicture } from '../../commerce-ui/pictures.tsx'
import { ByPriceDisplay, StruckPrice } from '../../commerce-ui/prices.tsx'
import { useSoftHyphens } from '../../commerce-ui/soft-hyphens.ts'
import { NarrowName } from '../../commerce-ui/unbroken-name.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { EnergyArrow } from './energy-arrow.tsx'
import { ProductBadges } from './product-badges.tsx'
import { PriceTag, RatingLine, StockNote } from './product-notes.tsx'

interface ProductCardProps {
  readonly product: CardProduct
  /** Button next to the stock note, such as add to cart. */
  readonly action: ReactNode
  /** Buttons over its picture, such as the heart that saves it. */
  readonly marks?: ReactNode
  /** Whether its picture is the largest of what is seen first. */
  readonly hasLargestPicture?: boolean
  readonly headingLevel?: 'h2' | 'h3'
  /** The name with search matches highlighted; without it the plain name. */
  readonly name?: ReactNode
  /** Place among the products of a search, from 0, for the events of opened ones (SEARCH-16). */
  readonly position?: number | undefined
  /** Chosen on its page, where the card is not of the product's first variant. */
  readonly variantSku?: string | undefined
}

/** A product as a tile; the whole tile follows the link of its name. */
export function ProductCard(props: ProductCardProps) {
  const { product, action, hasLargestPicture = false, headingLevel: Heading = 'h3', name, position, marks, variantSku } = props
  const { hrefs, text } = useShop()
  const hyphenated = useSoftHyphens()
  const { masterVariant } = product
  const isOutOfStock = !masterVariant.availability.noChannel.isOnStock && !preorderDayOf(masterVariant.availability)
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
          sizes={CARD_PICTURE_SIZES}
          largest={hasLargestPicture}
          className="size-full object-contain mix-blend-multiply transition duration-200 group-hover:scale-[1.035]"
        />
      </div>
      <ProductBadges product={product} className="absolute top-2 right-12 left-2 md:top-3 md:left-3" />
      {marks}
      <div className="relative">
        <EnergyArrow variant={masterVariant} className="absolute inset-x-2 bottom-2 z-10 justify-end md:inset-x-3" />
      </div>
      <div className="flex grow flex-col gap-1 p-3 md:p-4">
        <div className="flex items-center justify-between gap-2 text-xs text-steel-600">
          <p>{product.brand}</p>
          {product.colours ? <Colours colours={product.colours} /> : null}
        </div>
        {/* As high as most names are, so that ratings, prices and stock of a row stand next to each other. */}
        <Heading className="line-clamp-4 min-h-15 font-sans text-sm leading-5 font-medium tracking-normal text-pretty text-ink-900 md:line-clamp-3">
          <a href={hrefs.product(text(product.slug), variantSku)} data-position={position} className="card-link">
            {name ?? <NarrowName name={hyphenated(text(product.name))} />}
          </a>
        </Heading>
        <div className="min-h-5">
          <RatingLine statistics={product.reviewRatingStatistics} />
        </div>
        <div className="flex grow flex-col justify-end pt-2">
          {masterVariant.price ? (
            <>
              <PriorPrice price={masterVariant.price} />
              <PriceTag price={masterVariant.price} sku={masterVariant.sku} isAlone />
            </>
          ) : null}
          <PriceDisclaimer price={masterVariant.price} />
          <div className="mt-1.5 flex h-6 items-start">{isOutOfStock ? null : <VolumeHint variant={masterVariant} />}</div>
          <div className="flex min-h-14 flex-wrap items-center gap-2 pt-3 text-xs">
            <div className="min-w-min flex-1">
              <StockNote variant={masterVariant} />
            </div>
            <div className="relative z-10 shrink-0">{action}</div>
          </div>
        </div>
      </div>
    </article>
  )
}

/** Most dots of colours next to the name of a brand. */
const MAX_DOTS = 5

/** The colours that the page of a product lets one choose from (decision 0112). */
function Colours({ colours }: { colours: readonly string[] }) {
  const { t } = useShop()
  const text = t('product.inColours', { count: colours.length })
  return (
    <p title={text} className="flex shrink-0 gap-1">
      <span className="sr-only">{text}</span>
      {colours.slice(0, MAX_DOTS).map(colour => (
        <ColourDot key={colour} colour={colour} className="size-3.5" />
      ))}
    </p>
  )
}

/**
 * The prior price of a reduced product in a line above its price, so that prices of a row are at one height whether reduced or not; and
 * what it is, in the markets whose law requires that (CAT-19, DISC-16, MKT-28).
 */
function PriorPrice({ price }: { price: Price }) {
  const { t, market } = useShop()
  if (!priorPrice(price)) return null
  return (
    // The note first: on a narrow card, where the two stand in lines, it would be read of the price below.
    <p className="flex flex-wrap gap-x-1.5 text-xs text-steel-600">
      {market.priceDisclaimer ? <span>{t('product.lowestOf30Days')}</span> : null}
      <StruckPrice price={price} className="whitespace-nowrap" />
    </p>
  )
}

/** What a price on a card includes (CAT-19). */
function PriceDisclaimer({ price }: { price: Price | undefined }) {
  const { t, data } = useShop()
  return (
    <p className="text-xs text-steel-600">
      <ByPriceDisplay
        gross={t('product.inclVatPlusDelivery')}
        net={
          <>
            {t('priceDisplay.exclVatPlusDelivery')}
            {price && data.netPrices ? <GrossAmount price={price} words={data.netPrices.grossAmount} /> : null}
          </>
        }
      />
    </p>
  )
}

function GrossAmount({ price, words }: { price: Price; words: string }) {
  const { money } = useShop()
  return <span className="num block">{words.replace('{amount}', money(effectivePrice(price)))}</span>
}

/** The first volume tier of a product: quantity and saving; nothing without tiers (DISC-01). */
function VolumeHint({ variant }: { variant: Pick<ProductVariant, 'attributes'> }) {
  const { t, data } = useShop()
  const group = textAttribute(variant.attributes, 'volumeDiscountGroup')
  const offer = group === undefined ? undefined : data.volumeOffers[group]
  if (!offer) return null
  return (
    <p className="num max-w-full truncate rounded-sm bg-signal-100 px-1.5 py-0.5 text-xs text-ink-900">
      {t('product.fromQuantity', { count: offer.threshold })}{' '}
      <span className="font-semibold whitespace-nowrap">{t('product.saving', { percent: offer.permyriad / 100 })}</span>
    </p>
  )
}
