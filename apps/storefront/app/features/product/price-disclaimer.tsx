import { type Price, priorPrice } from '@shop/domain/product'
import { useShop } from '../../request/use-shop.tsx'

/**
 * What a price on a card contains, and for a reduced one what it is compared with, in the markets whose law asks for it
 * (CAT-19, MKT-28).
 */
export function PriceDisclaimer({ price }: { price: Price | undefined }) {
  const { t, money, market } = useShop()
  const prior = price && market.priceDisclaimer ? priorPrice(price) : undefined
  return (
    <p className="text-xs text-steel-600">
      {t('product.inclVatPlusDelivery')}
      {prior ? <span className="num block">{t('product.lowestPrice', { amount: money(prior) })}</span> : null}
    </p>
  )
}
