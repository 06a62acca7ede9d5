import { type Cart, type CartSums, cartSums, taxStatementOf, totalQuantity } from '@shop/domain/cart'
import { type Money, moneyOf } from '@shop/domain/money'
import { formatTaxStatement } from '@shop/i18n/format'
import { useShop } from '../request/use-shop.tsx'
import { Amount, ByPriceDisplay, netOf } from './prices.tsx'

/** What the sums of a cart or an order need; both have it. */
type Totals = Pick<
  Cart,
  | 'lineItems'
  | 'customLineItems'
  | 'totalPrice'
  | 'taxedPrice'
  | 'taxMode'
  | 'country'
  | 'billingAddress'
  | 'shippingInfo'
  | 'appliedDiscounts'
  | 'discountOnTotalPrice'
  | 'personalisation'
>

/**
 * Goods, every discount by name, fees, delivery, what is said about tax, and total (DISC-13, SHIP-13, VAT-14). For who sees net
 * prices the parts are net, and the tax is added to them; the total is what is paid (MKT-28).
 */
export function PriceSummary({ totals }: { totals: Totals }) {
  const { t, locale, money, text, data } = useShop()
  const count = totalQuantity(totals.lineItems)
  const { shippingInfo, personalisation } = totals
  const sums = cartSums(totals)
  const { goods, discounts, shipping } = sums
  const statement = taxStatementOf(totals)
  const { rows, note, totalLabel } = formatTaxStatement(statement, locale, t)
  const added = formatTaxStatement({ ...statement, isTaxIncluded: false }, locale, t).rows
  const isNet = !statement.isTaxIncluded
  const part = (gross: Money) => <Amount gross={gross} {...(isNet ? { net: gross } : {})} />
  const netGoods = isNet || !data.netPrices ? goods : netGoodsOf(totals, sums, data.netPrices.permyriad)
  return (
    // With a large text amounts stand below what they are for.
    <div className="@container">
      <dl className="num grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 text-sm @max-[12rem]:grid-cols-[minmax(0,1fr)]">
        <dt>{t('cart.subtotal', { count })}</dt>
        <dd className="text-right">
          <Amount gross={goods} net={netGoods} />
        </dd>
        {discounts.map(({ id, name, amount }) => (
          <div key={id} className="contents">
            <dt>{text(name)}</dt>
            <dd className="text-right font-medium text-ok">−{part(amount)}</dd>
          </div>
        ))}
        {personalisation && data.personalPrices ? <Note text={data.personalPrices[personalisation]} /> : null}
        {totals.customLineItems.map(line => (
          <div key={line.id} className="contents">
            <dt>{text(line.name)}</dt>
            <dd className="text-right">{part(line.totalPrice)}</dd>
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
              {shipping.before ? <s className="mr-2 text-steel-600">{part(shipping.before)}</s> : null}
              {shipping.price.centAmount === 0 ? (
                <span className="font-medium text-ok">{t('cart.free')}</span>
              ) : (
                part(shipping.price)
              )}
            </dd>
          </>
        ) : null}
        {rows.map(({ label, amount }, index) => (
          <div key={label} className="contents text-steel-600">
            <dt className="text-steel-600">
              <ByPriceDisplay gross={label} net={added[index]?.label} />
            </dt>
            <dd className="text-right text-steel-600">{amount}</dd>
          </div>
        ))}
        {note ? <Note text={note} /> : null}
        <div className="col-span-full mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-steel-200 pt-3">
          <dt className="text-base font-semibold">{totalLabel}</dt>
          <dd className="font-display text-price font-bold">{money(totals.totalPrice)}</dd>
        </div>
      </dl>
    </div>
  )
}

/** The net amount of the goods at a rate in permyriad: what the other parts leave of the net total, so that all add up to the cent. */
function netGoodsOf({ taxedPrice, customLineItems }: Totals, { discounts, shipping }: CartSums, permyriad: number): Money {
  const net = (money: Money) => netOf(money, permyriad).centAmount
  const off = discounts.reduce((sum, { amount }) => sum + net(amount), 0)
  const fees = customLineItems.reduce((sum, { totalPrice }) => sum + net(totalPrice), 0)
  const { centAmount, currencyCode } = taxedPrice.totalNet
  return moneyOf(currencyCode, centAmount + off - fees - (shipping ? net(shipping.price) : 0))
}

function Note({ text }: { text: string }) {
  return (
    <div className="col-span-full text-steel-600">
      <dt>{text}</dt>
    </div>
  )
}
