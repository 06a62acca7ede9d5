import { preorderDayOf, stockLevelOf, unitsHere } from '@shop/domain/inventory'
import { effectivePrice, type Price, type ProductVariant, priorPrice } from '@shop/domain/product'
import type { ReviewStatistics } from '@shop/domain/review'
import { formatDate, formatNumber } from '@shop/i18n/format'
import { classNames, StarRating } from '@shop/ui'
import { Amount, StruckPrice } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** Stars, average and number of reviews of a product, where there are any (REV-19). */
export function RatingLine({
  statistics,
  href,
}: {
  statistics: Pick<ReviewStatistics, 'count' | 'averageRating'> | undefined
  href?: string
}) {
  const { t, locale } = useShop()
  if (!statistics || statistics.count === 0) return null
  const average = formatNumber(statistics.averageRating, locale)
  const content = (
    <>
      <StarRating value={statistics.averageRating} label={t('review.outOfFive', { rating: average })} />
      <span aria-hidden="true">{average}</span>
      {href ? (
        <span className="text-link underline decoration-1 underline-offset-4">
          {t('review.count', { count: statistics.count })}
        </span>
      ) : (
        <>
          <span aria-hidden="true">({statistics.count})</span>
          <span className="sr-only">{t('review.count', { count: statistics.count })}</span>
        </>
      )}
    </>
  )
  const look = 'num flex flex-wrap items-center gap-x-1.5 text-xs text-steel-600'
  return href ? (
    <a href={href} className={`${look} min-h-6`}>
      {content}
    </a>
  ) : (
    <p className={look}>{content}</p>
  )
}

interface StockNoteProps {
  readonly variant: Pick<ProductVariant, 'price' | 'availability'>
  readonly showQuantity?: boolean
}

/** Stock as a text with a coloured dot, or when what can be ordered before comes (PDP-21). */
export function StockNote({ variant, showQuantity = false }: StockNoteProps) {
  const { t } = useShop()
  if (!variant.price) return null
  const units = unitsHere(variant.availability)
  const stock = stockLevelOf(effectivePrice(variant.price), units)
  const preorderDay = preorderDayOf(variant.availability)
  const text = preorderDay
    ? t('preorder.expectedOn', { date: formatDate(preorderDay) })
    : stock.level === 'out-of-stock'
      ? t('product.outOfStock')
      : stock.level === 'low'
        ? t('product.onlyLeft', { count: stock.quantity })
        : showQuantity
          ? t('product.inStockQuantity', { count: units })
          : t('product.inStock')
  const colour = preorderDay
    ? 'text-warn'
    : { 'in-stock': 'text-ok', low: 'text-warn', 'out-of-stock': 'text-steel-600' }[stock.level]
  return (
    <span className={classNames('inline-flex items-center gap-1.5', colour)}>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      {text}
    </span>
  )
}

/** An amount whose line may end between number and currency: the large price with a text twice as large is wider than a phone. */
function partBeforeCurrency(amount: string): string {
  return amount.replace(/^(\D+)\u00a0/, '$1 ').replace(/\u00a0(\D+)$/, ' $1')
}

const PRICE_SIZES = { sm: 'text-sm', md: 'text-price', lg: 'text-price-lg' } as const

interface PriceTagProps {
  readonly price: Price
  readonly size?: 'sm' | 'md' | 'lg'
  readonly sku?: string
  /** Whether the prior price stands elsewhere. */
  readonly isAlone?: boolean
}

/** The unit price, next to the prior price while a reduction is active (DISC-16), unless that stands elsewhere; below it a customer's own of `sku` (`showOwnPrices`). */
export function PriceTag({ price, size = 'md', sku, isAlone }: PriceTagProps) {
  const { t } = useShop()
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5" data-price-of={sku}>
      <span
        className={classNames('num font-display font-bold', PRICE_SIZES[size], priorPrice(price) ? 'text-sale' : 'text-ink-950')}
      >
        <span className="sr-only">{t('product.currentPrice')} </span>
        <Amount gross={effectivePrice(price)} text={size === 'lg' ? partBeforeCurrency : String} />
      </span>
      {isAlone ? null : <StruckPrice price={price} className={size === 'lg' ? 'text-base' : 'text-sm'} />}
    </p>
  )
}
