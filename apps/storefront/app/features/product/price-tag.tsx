import { effectivePrice, type Price } from '@shop/domain/product'
import { classNames } from '@shop/ui'
import { useShop } from '../../shop/use-shop.tsx'

/** The price of a piece, with the previous one struck through while a reduction is active (DISC-16). */
export function PriceTag({ price, size = 'md' }: { price: Price; size?: 'md' | 'lg' }) {
  const { t, money } = useShop()
  const now = effectivePrice(price)
  const isReduced = now.centAmount < price.value.centAmount
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span
        className={classNames(
          'num font-display font-bold',
          size === 'lg' ? 'text-price-lg' : 'text-price',
          isReduced ? 'text-sale' : 'text-ink-950',
        )}
      >
        <span className="sr-only">{t('product.currentPrice')} </span>
        {money(now)}
      </span>
      {isReduced ? (
        <s className={classNames('num text-steel-600', size === 'lg' ? 'text-base' : 'text-sm')}>
          <span className="sr-only">{t('product.previousPrice')} </span>
          {money(price.value)}
        </s>
      ) : null}
    </p>
  )
}
