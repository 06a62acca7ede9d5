import { type Cart, cartSums, taxStatementOf, totalQuantity } from '@shop/domain/cart'
import type { Money } from '@shop/domain/money'
import { type Price, priorPrice } from '@shop/domain/product'
import { formatTaxStatement } from '@shop/i18n/format'
import { classNames } from '@shop/ui'
import type { ReactNode } from 'react'
import { useShop } from '../request/use-shop.tsx'

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

/** Goods, every discount by name, fees, delivery, what is said about tax, and total (DISC-13, SHIP-13, VAT-14). */
export function PriceSummary({ totals }: { totals: Totals }) {
  const { t, locale, money, text, data } = useShop()
  const count = totalQuantity(totals.lineItems)
  const { shippingInfo, personalisation } = totals
  const { goods, discounts, shipping } = cartSums(totals)
  const { rows, note, totalLabel } = formatTaxStatement(taxStatementOf(totals), locale, t)
  return (
    // With a large text amounts stand below what they are for.
    <div className="@container">
      <dl className="num grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 text-sm @max-[12rem]:grid-cols-[minmax(0,1fr)]">
        <dt>{t('cart.subtotal', { count })}</dt>
        <dd className="text-right">{money(goods)}</dd>
        {discounts.map(({ id, name, amount }) => (
          <div key={id} className="contents">
            <dt>{text(name)}</dt>
            <dd className="text-right font-medium text-ok">−{money(amount)}</dd>
          </div>
        ))}
        {personalisation && data.personalPrices ? <Note text={data.personalPrices[personalisation]} /> : null}
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
        {rows.map(({ label, amount }) => (
          <div key={label} className="contents text-steel-600">
            <dt className="text-steel-600">{label}</dt>
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

function Note({ text }: { text: string }) {
  return (
    <div className="col-span-full text-steel-600">
      <dt>{text}</dt>
    </div>
  )
}

/** The lowest price of the 30 days before a reduction, struck through; nothing without a price to compare with. */
export function StruckPrice({ price, className }: { price: Price; className?: string }) {
  const { t } = useShop()
  const prior = priorPrice(price)
  if (!prior) return null
  return (
    <s className={classNames('num text-steel-600', className)}>
      <span className="sr-only">{t('product.previousPrice')} </span>
      <Amount gross={prior} />
    </s>
  )
}

interface AmountProps {
  readonly gross: Money
  /** The net amount where it is known; default by the standard rate of the market. */
  readonly net?: Money
  /** Writes a sentence around the amount; default the amount alone. */
  readonly text?: (amount: string) => string
  /** Whether the gross amount stands small behind the net one. */
  readonly isNoted?: boolean
}

/**
 * A price, which is gross. Where the store sells to companies the page has the net one as well, and the style sheet shows the one that
 * the visitor has chosen: a page stays the same for all.
 */
export function Amount({ gross, net, text = String, isNoted = false }: AmountProps) {
  const {
    money,
    data: { netPrices },
  } = useShop()
  const amount = money(gross)
  if (!netPrices) return text(amount)
  return (
    <ByPriceDisplay
      gross={text(amount)}
      net={
        <>
          {text(money(net ?? netOf(gross, netPrices.permyriad)))}
          {isNoted ? (
            <span className="block font-sans text-xs font-normal text-steel-600">
              {netPrices.grossAmount.replace('{amount}', amount)}
            </span>
          ) : null}
        </>
      }
    />
  )
}

/** What is said of gross prices, or of net ones where the visitor has chosen these; of gross ones alone where there are no others. */
export function ByPriceDisplay({ gross, net }: { gross: ReactNode; net: ReactNode }) {
  if (!useShop().data.netPrices) return gross
  return (
    <>
      <span className="gross-price">{gross}</span>
      <span className="net-price">{net}</span>
    </>
  )
}

/** The net part of a gross amount at a rate in permyriad, with halves to even as `taxGross` rounds them; every page would load that. */
function netOf(gross: Money, permyriad: number): Money {
  const exact = (gross.centAmount * 10_000) / (10_000 + permyriad)
  const rounded = Math.round(exact)
  return { ...gross, centAmount: exact % 1 === 0.5 ? rounded - (rounded % 2) : rounded }
}
