import { type Price, priorPrice } from '@shop/domain/product'
import { classNames } from '@shop/ui'
import { useShop } from './use-shop.tsx'

/** The lowest price of the 30 days before a reduction, struck through; nothing where there is none to compare with. */
export function StruckPrice({ price, className }: { price: Price; className?: string }) {
  const { t, money } = useShop()
  const prior = priorPrice(price)
  if (!prior) return null
  return (
    <s className={classNames('num text-steel-600', className)}>
      <span className="sr-only">{t('product.previousPrice')} </span>
      {money(prior)}
    </s>
  )
}
