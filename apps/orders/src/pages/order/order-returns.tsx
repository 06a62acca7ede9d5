import { isCancellable, isRefundAwaited } from '@shop/domain/return'
import { Button, buttonClass } from '@shop/ui'
import { IconDownload, IconRotate360 } from '@shop/ui/icons'
import type { OrderView, ReturnView } from '../page.ts'
import { useSite } from '../site-context.tsx'

/** How far the returns of the order have come, with what can be done about them (ORD-08). */
export function OrderReturns({ view, returns }: { readonly view: OrderView; readonly returns: readonly ReturnView[] }) {
  const { t } = useSite()
  if (returns.length === 0) return null
  return (
    <section id="returns">
      <h2 className="mb-3 text-h3">{t('return.title')}</h2>
      <ul className="grid gap-4">
        {returns.map(found => (
          <li key={found.returnNumber} className="grid gap-4 rounded-panel border border-steel-200 p-5 text-sm">
            <OrderReturn view={view} found={found} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OrderReturn({ view: { order }, found }: { readonly view: OrderView; readonly found: ReturnView }) {
  const { t, hrefs, money, text, day, time, label } = useSite()
  const { returnNumber, lines, events, state, reason, note, sendUntil, refund, replacement } = found
  // Goods that never arrived were not looked at.
  const isLost = found.lostParcel !== undefined
  const parcel = [replacement?.carrier, replacement?.trackingNumber].filter(Boolean).join(' ')
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('return.reason'), t(`return.${reason}`)],
    [t('return.note'), note],
    [t('return.sendUntil'), state === 'Approved' && sendUntil ? day(sendUntil) : undefined],
    [t('order.amount'), refund && refund.centAmount > 0 ? money(refund) : undefined],
    [t('return.refund'), isRefundAwaited(order, found) ? t('orders.paymentCreditOwed') : undefined],
    [t('mail.trackingNumber'), parcel || undefined],
  ]
  return (
    <>
      <div className="flex items-start gap-3">
        <IconRotate360 className="size-6 shrink-0 text-steel-600" />
        <div className="min-w-0 grow">
          <p className="num font-medium">
            {label(t('return.number'))} {returnNumber}
          </p>
          <ul className="num text-steel-600">
            {lines.map(({ lineItemId, sku, quantity }) => {
              const line = order.lineItems.find(({ id }) => id === lineItemId)
              return (
                <li key={lineItemId}>
                  {quantity} × {line ? text(line.name) : sku}
                </li>
              )
            })}
          </ul>
        </div>
      </div>
      <ol className="grid gap-1 border-l-2 border-ok pl-4">
        {events.map(({ state: reached, at }) => (
          <li key={reached} data-return-state={reached} className="num flex flex-wrap justify-between gap-x-4">
            <span className={reached === state ? 'font-semibold' : undefined}>
              {t(isLost && reached === 'Inspected' ? 'return.parcelLost' : `return.state${reached}`)}
            </span>
            <time dateTime={at} className="text-steel-600">
              {time(at)}
            </time>
          </li>
        ))}
      </ol>
      <dl className="grid gap-1">
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-steel-600">{label(name)}</dt>
              <dd className="num whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {isCancellable(found) ? (
        <div className="flex flex-wrap gap-3">
          {state === 'Approved' ? (
            <a href={hrefs.returnLabel(order.orderNumber, returnNumber)} download className={buttonClass('secondary')}>
              <IconDownload className="size-5" />
              {t('return.label')}
            </a>
          ) : null}
          <form method="post" action={hrefs.cancelReturn(order.orderNumber, returnNumber)}>
            <Button type="submit" variant="tertiary">
              {t('return.cancel')}
            </Button>
          </form>
        </div>
      ) : null}
    </>
  )
}
