import { type Cart, cartSums, pieceCount } from '@shop/domain/cart'
import { formatPercent } from '@shop/i18n/format'
import { useShop } from './use-shop.tsx'

/** What the sums of a cart or an order need; both have it. */
type Totals = Pick<
  Cart,
  | 'lineItems'
  | 'customLineItems'
  | 'totalPrice'
  | 'taxedPrice'
  | 'taxMode'
  | 'shippingInfo'
  | 'appliedDiscounts'
  | 'discountOnTotalPrice'
>

/** Goods, every discount by name, fees, delivery, contained tax and total (DISC-13, SHIP-13). */
export function PriceSummary({ totals }: { totals: Totals }) {
  const { t, locale, money, text } = useShop()
  const count = pieceCount(totals.lineItems)
  const { shippingInfo } = totals
  const { goods, discounts, shipping } = cartSums(totals)
  // Whoever buys net accounts for the tax herself (VAT-14).
  const isNet = totals.taxMode === 'External'
  return (
    <dl className="num grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
      <dt>{t('cart.subtotal', { count })}</dt>
      <dd className="text-right">{money(goods)}</dd>
      {discounts.map(({ id, name, amount, isPersonal }) => (
        <div key={id} className="contents">
          <dt>
            {text(name)}
            {isPersonal ? <span className="block text-xs text-steel-600">{t('cart.personalDiscount')}</span> : null}
          </dt>
          <dd className="text-right font-medium text-ok">−{money(amount)}</dd>
        </div>
      ))}
      {totals.customLineItems.map(line => (
        <div key={line.id} className="contents">
          <dt>{text(line.name)}</dt>
          <dd className="text-right">{money(line.totalPrice)}</dd>
        </div>
      ))}
      {shippingInfo && shipping ? (
        <>
          <dt>
            {t(shippingInfo.shippingMethod.key === 'freight' ? 'cart.shippingFreight' : 'cart.shipping')}
            {shipping.discountNames.map(name => (
              <span key={text(name)} className="block text-xs text-ok">
                {text(name)}
              </span>
            ))}
          </dt>
          <dd className="text-right">
            {shipping.before ? <s className="mr-2 text-steel-600">{money(shipping.before)}</s> : null}
            {shipping.price.centAmount === 0 ? (
              <span className="font-medium text-ok">{t('cart.free')}</span>
            ) : (
              money(shipping.price)
            )}
          </dd>
        </>
      ) : null}
      {isNet ? (
        <div className="col-span-2 text-steel-600">
          <dt>{t('cart.reverseCharge')}</dt>
        </div>
      ) : null}
      {(isNet ? [] : totals.taxedPrice.taxPortions).map(({ rate, name, amount }) => (
        <div key={`${rate} ${name}`} className="contents text-steel-600">
          <dt className="text-steel-600">{t('cart.includedTax', { rate: formatPercent(rate, locale), name })}</dt>
          <dd className="text-right text-steel-600">{money(amount)}</dd>
        </div>
      ))}
      <div className="col-span-2 mt-2 flex items-baseline justify-between gap-4 border-t border-steel-200 pt-3">
        <dt className="text-base font-semibold">{t(isNet ? 'cart.totalNet' : 'cart.totalInclVat')}</dt>
        <dd className="font-display text-price font-bold">{money(totals.totalPrice)}</dd>
      </div>
    </dl>
  )
}
