import { type Address, postalLines } from '@shop/domain/address'
import { cartSums, type LineItem, taxStatementOf, totalQuantity, withGuarantees } from '@shop/domain/cart'
import { cancelledUnitsOf, type Order, payableCentsOf } from '@shop/domain/order'
import { termDaysOf } from '@shop/domain/payment'
import { effectivePrice } from '@shop/domain/product'
import { formatDate, formatTaxStatement, methodName, regionName } from '@shop/i18n/format'
import { buttonClass } from '@shop/ui'
import { IconDownload, IconFileInvoice, IconShieldCheck } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { OrderLinePicture } from '../order-line-picture.tsx'
import { paymentWordOf } from '../order-words.ts'
import type { OrderView } from '../page.ts'
import { useSite } from '../site-context.tsx'

/** The lines of the order with their pictures; guarantees below their products. */
export function OrderLines({ order }: { readonly order: Order }) {
  const { t, money, text } = useSite()
  return (
    <section>
      <h2 className="mb-2 text-h3">{t('order.summary')}</h2>
      <ul className="divide-y divide-steel-200 border-y border-steel-200">
        {withGuarantees(order.lineItems).map(({ line, guarantees }) => (
          <li key={line.id} className="py-3 text-sm">
            <div className="flex flex-wrap gap-x-4 gap-y-1">
              <OrderLinePicture line={line} />
              <div className="min-w-20 grow basis-0">
                <p className="font-medium">{text(line.name)}</p>
                <p className="num text-xs text-steel-600">
                  {line.brand} · <span className="inline-block">{t('product.itemNumber', { sku: line.variant.sku })} ·</span>{' '}
                  {t('cart.unitCount', { count: line.quantity })}
                  {line.quantity > 1 ? ` · ${t('cart.unitPrice', { amount: money(effectivePrice(line.price)) })}` : null}
                </p>
                <PreorderNote order={order} line={line} />
                {cancelledUnitsOf(order, line.id) > 0 ? (
                  <p className="num text-xs font-semibold" data-cancelled={cancelledUnitsOf(order, line.id)}>
                    {t('orders.cancelledUnits', { count: String(cancelledUnitsOf(order, line.id)) })}
                  </p>
                ) : null}
              </div>
              <span className="num ml-auto font-semibold whitespace-nowrap">{money(line.totalPrice)}</span>
            </div>
            {guarantees.map(guarantee => (
              <p key={guarantee.id} className="mt-2 flex flex-wrap items-start gap-x-2 pl-[min(5rem,20%)]">
                <IconShieldCheck className="mt-0.5 size-4 shrink-0 text-ok" />
                <span className="num min-w-20 grow basis-0">{text(guarantee.name)}</span>
                <span className="num ml-auto font-semibold whitespace-nowrap">{money(guarantee.totalPrice)}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** When goods of a line come that were ordered before. */
function PreorderNote({ order, line }: { readonly order: Order; readonly line: LineItem }) {
  const { t } = useSite()
  const waiting = order.preorders?.find(({ sku }) => sku === line.variant.sku)
  if (!waiting) return null
  const date = formatDate(waiting.expected)
  return (
    <p className="num text-xs font-medium text-warn">
      {waiting.quantity >= line.quantity
        ? t('preorder.expectedOn', { date })
        : t('preorder.partExpectedOn', { count: String(waiting.quantity), date })}
    </p>
  )
}

/** Goods, every discount by name, fees, delivery, tax and total, exactly as they were ordered (rule M4). */
export function OrderSums({ order }: { readonly order: Order }) {
  const { t, locale, money, text } = useSite()
  const { goods, discounts, shipping } = cartSums(order)
  const { rows, note, totalLabel } = formatTaxStatement(taxStatementOf(order), locale, t)
  const { shippingInfo } = order
  const sums: readonly (readonly [label: string, amount: string])[] = [
    [t('cart.subtotal', { count: totalQuantity(order.lineItems) }), money(goods)],
    ...discounts.map(({ name, amount }) => [text(name), `−${money(amount)}`] as const),
    ...order.customLineItems.map(({ name, totalPrice }) => [text(name), money(totalPrice)] as const),
    ...(shippingInfo && shipping
      ? [
          [
            [
              t(shippingInfo.shippingMethod.key === 'freight' ? 'cart.shippingFreight' : 'cart.shipping'),
              ...shipping.discountNames.map(text),
            ].join(' – '),
            shipping.price.centAmount === 0 ? t('cart.free') : money(shipping.price),
          ] as const,
        ]
      : []),
    ...rows.map(({ label, amount }) => [label, amount] as const),
  ]
  return (
    <Panel title={t('order.amount')}>
      <dl className="num grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 text-sm @max-[14rem]:grid-cols-[minmax(0,1fr)]">
        {sums.map(([label, amount]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right">{amount}</dd>
          </div>
        ))}
        <div className="col-span-full mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-steel-200 pt-3">
          <dt className="text-base font-semibold">{totalLabel}</dt>
          <dd className="font-display text-price font-bold">{money(order.totalPrice)}</dd>
        </div>
        {order.cancellations && order.orderState !== 'Cancelled' ? (
          <>
            <dt>{t('orders.stepPartCancelled')}</dt>
            <dd className="text-right">
              −{money({ ...order.totalPrice, centAmount: order.totalPrice.centAmount - payableCentsOf(order) })}
            </dd>
            <dt className="font-semibold">{t('orders.totalNow')}</dt>
            <dd className="text-right font-semibold">{money({ ...order.totalPrice, centAmount: payableCentsOf(order) })}</dd>
          </>
        ) : null}
      </dl>
      {order.personalisation ? (
        <p className="mt-2 text-sm text-steel-600">{t('discount.personalPrices', { basis: order.personalisation })}</p>
      ) : null}
      {note ? <p className="mt-2 text-sm text-steel-600">{note}</p> : null}
    </Panel>
  )
}

/** How the order is paid, and what has become of that. */
export function PaymentPanel({ order }: { readonly order: Order }) {
  const { t } = useSite()
  const method = order.paymentInfo.payments[0]?.paymentMethodInfo
  const name =
    method?.paymentInterface === 'card-payment-provider'
      ? method.method
        ? methodName(method.method, t)
        : method.name.en
      : method?.paymentInterface === 'on-account'
        ? t('company.onAccount')
        : method && methodName(method.paymentInterface, t)
  const termDays = termDaysOf(order.paymentInfo.payments[0])
  return (
    <Panel title={t('order.paidBy')}>
      <p className="text-sm">
        {name} · <strong>{t(paymentWordOf(order))}</strong>
      </p>
      {termDays === undefined ? null : (
        <p className="mt-1 text-sm text-steel-600">{t('company.onAccountTerm', { days: termDays })}</p>
      )}
    </Panel>
  )
}

/** Where the goods and the invoice go. */
export function OrderAddresses({ order }: { readonly order: Order }) {
  const { t } = useSite()
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <OrderAddress title={t('checkout.shippingAddress')} address={order.shippingAddress} />
      <OrderAddress title={t('checkout.billingAddress')} address={order.billingAddress} />
    </div>
  )
}

function OrderAddress({ title, address }: { readonly title: string; readonly address: Address }) {
  const { locale } = useSite()
  const lines = [...postalLines(address), regionName(address.country, locale), address.custom?.vatNumber]
  return (
    <section>
      <h2 className="mb-2 text-h4">{title}</h2>
      <address className="text-sm break-words not-italic">
        {lines
          .filter(line => line?.trim())
          .map(line => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
      </address>
    </section>
  )
}

/** Invoices and credit notes, to be downloaded as they were sent. */
export function OrderDocuments({ view: { order, documents } }: { readonly view: OrderView }) {
  const { t, hrefs, money } = useSite()
  if (documents.length === 0) return null
  return (
    <Panel title={t('orders.documents')}>
      <ul className="grid gap-3">
        {documents.map(({ number, kind, issueDate, grossCents }) => {
          const name = t(kind === 'invoice' ? 'orders.invoice' : 'orders.creditNote', { number })
          return (
            <li key={number} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <IconFileInvoice className="size-6 shrink-0 text-steel-600" />
              <span className="min-w-40 grow">
                <span className="block font-medium wrap-anywhere">{name}</span>
                <span className="num text-steel-600">
                  {formatDate(issueDate)} · {money({ ...order.totalPrice, centAmount: grossCents })}
                </span>
              </span>
              <span className="flex gap-2 max-md:pl-9">
                {(['pdf', 'xml'] as const).map(form => (
                  <a
                    key={form}
                    href={hrefs.document(order.orderNumber, number, form)}
                    download
                    aria-label={`${name} (${form.toUpperCase()})`}
                    className={buttonClass('tertiary', 'sm')}
                  >
                    <IconDownload className="size-4" />
                    {form.toUpperCase()}
                  </a>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="@container rounded-panel border border-steel-200 p-5">
      <h2 className="mb-3 text-h4">{title}</h2>
      {children}
    </section>
  )
}
