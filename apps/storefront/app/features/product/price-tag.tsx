import { effectivePrice, type Price, priorPrice } from '@shop/domain/product'
import { classNames } from '@shop/ui'
import { StruckPrice } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** The price of a piece, beside the one before it while a reduction is active (DISC-16). */
export function PriceTag({ price, size = 'md' }: { price: Price; size?: 'md' | 'lg' }) {
  const { t, money } = useShop()
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span
        className={classNames(
          'num font-display font-bold',
          size === 'lg' ? 'text-price-lg' : 'text-price',
          priorPrice(price) ? 'text-sale' : 'text-ink-950',
        )}
      >
        <span className="sr-only">{t('product.currentPrice')} </span>
        {money(effectivePrice(price))}
      </span>
      <StruckPrice price={price} className={size === 'lg' ? 'text-base' : 'text-sm'} />
    </p>
  )
}
