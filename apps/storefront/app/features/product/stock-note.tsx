import { stockLevelOf } from '@shop/domain/inventory'
import { effectivePrice, type ProductVariant } from '@shop/domain/product'
import { classNames } from '@shop/ui'
import { useShop } from '../../shop/use-shop.tsx'

/** Stock in words with a dot of its colour (PDP-21). */
export function StockNote({ variant, showPieces = false }: { variant: ProductVariant; showPieces?: boolean }) {
  const { t } = useShop()
  if (!variant.price) return null
  const { availableQuantity } = variant.availability.noChannel
  const stock = stockLevelOf(effectivePrice(variant.price), availableQuantity)
  const text =
    stock.level === 'out-of-stock'
      ? t('product.outOfStock')
      : stock.level === 'low'
        ? t('product.onlyLeft', { count: stock.quantity })
        : showPieces
          ? t('product.inStockPieces', { count: availableQuantity })
          : t('product.inStock')
  const colour = { 'in-stock': 'text-ok', low: 'text-warn', 'out-of-stock': 'text-steel-600' }[stock.level]
  return (
    <span className={classNames('inline-flex items-center gap-1.5', colour)}>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      {text}
    </span>
  )
}
