import { orderTimelineOf, type TimelineEvent } from '@shop/domain/order'
import { formatDate } from '@shop/i18n/format'
import { buttonClass, classNames } from '@shop/ui'
import { IconCheck, IconExternalLink, IconPackage } from '@shop/ui/icons'
import { STEP_WORDS } from '../order-words.ts'
import type { OrderView, ReturnView } from '../page.ts'
import { useSite } from '../site-context.tsx'

/** The way of the order: what has become of it, with dates, and what is still to come. */
export function OrderTimeline({ view, returns }: { readonly view: OrderView; readonly returns: readonly ReturnView[] }) {
  const { t, money, time } = useSite()
  const { order, shipments } = view
  const events = orderTimelineOf(order, { ...view, returns })
  const numbersOf = ({ number, shipment }: TimelineEvent): readonly string[] => {
    if (number !== undefined) return [number]
    // Of one shipment all parcels are meant, and the list below has them.
    if (shipment === undefined || shipments.length === 1) return []
    const sent = shipments.find(({ position }) => position === shipment)
    return (sent?.parcels ?? []).map(({ carrier, trackingNumber }) => [carrier, trackingNumber].filter(Boolean).join(' '))
  }
  const amountOf = ({ centAmount }: TimelineEvent) =>
    centAmount === undefined ? undefined : money({ ...order.totalPrice, centAmount })
  return (
    <section>
      <h2 className="mb-4 text-h3">{t('orders.timeline')}</h2>
      <ol className="grid">
        {events.map((event, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: never changes its place
            key={index}
            data-step={event.step}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3"
          >
            <span aria-hidden="true" className="flex flex-col items-center">
              <span
                className={classNames(
                  'grid size-7 place-items-center rounded-full border-2',
                  event.isDone ? 'border-ok bg-ok text-white' : 'border-steel-400 bg-white',
                )}
              >
                {event.isDone ? <IconCheck className="size-4" /> : null}
              </span>
              {index < events.length - 1 ? (
                <span className={classNames('w-0.5 grow', event.isDone ? 'bg-ok' : 'bg-steel-300')} />
              ) : null}
            </span>
            <p className={classNames('pt-0.5 pb-5', event.isDone ? 'font-medium' : 'text-steel-600')}>
              {t(STEP_WORDS[event.step])}
              {amountOf(event) ? <span className="num"> · {amountOf(event)}</span> : null}
              {event.at ? (
                <time dateTime={event.at} className="num block text-sm font-normal text-steel-600">
                  {time(event.at)}
                </time>
              ) : null}
              {numbersOf(event).map(number => (
                <span key={number} className="num block text-sm font-normal wrap-anywhere text-steel-600">
                  {number}
                </span>
              ))}
              {event.until ? (
                <span className="num block text-sm font-normal">{t('orders.expectedBy', { date: formatDate(event.until) })}</span>
              ) : null}
              {event.isDone ? null : <span className="block text-sm">{t('orders.toCome')}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The parcels of the order, with links to where their carriers say where they are (ORD-14). */
export function OrderParcels({ view: { shipments } }: { readonly view: OrderView }) {
  const { t, day, label } = useSite()
  const parcels = shipments.flatMap(({ parcels: sent, dispatchedAt }) => sent.map(parcel => ({ ...parcel, dispatchedAt })))
  if (parcels.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-h3">{t('orders.parcels')}</h2>
      <ul className="divide-y divide-steel-200 border-y border-steel-200">
        {parcels.map(({ trackingNumber, carrier, url, dispatchedAt, lostAt }) => (
          <li
            key={trackingNumber}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-3 text-sm md:grid-cols-[1.5rem_1fr_auto]"
          >
            <IconPackage className="size-6 text-steel-600" />
            <div className="min-w-0">
              <p className="num wrap-anywhere">
                {label(t('mail.trackingNumber'))}{' '}
                <span className="font-medium">{carrier ? `${carrier} ${trackingNumber}` : trackingNumber}</span>
              </p>
              <p className="num text-steel-600">{t('order.handedOver', { date: day(dispatchedAt) })}</p>
              {lostAt ? (
                <p className="num font-medium">
                  {t('return.parcelLost')} · {day(lostAt)}
                </p>
              ) : null}
            </div>
            {url ? (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className={classNames(buttonClass('tertiary'), 'justify-self-start max-md:col-start-2')}
                aria-label={`${t('order.trackAt', { carrier: carrier ?? '' })}: ${trackingNumber}`}
              >
                {t('order.trackAt', { carrier: carrier ?? '' })}
                <IconExternalLink className="size-5 shrink-0" />
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
