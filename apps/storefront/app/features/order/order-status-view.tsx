import type { OrderStage } from '@shop/domain/order'
import { formatDay } from '@shop/i18n/format'
import { buttonClass, classNames } from '@shop/ui'
import { IconExternalLink, IconPackage } from '@shop/ui/icons'
import { useEffect, useRef } from 'react'
import { useShop } from '../../request/use-shop.tsx'
import type { ShownStatus } from './order-status-data.ts'

const TEXTS = {
  received: 'order.stateReceived',
  prepared: 'order.statePrepared',
  delayed: 'order.stateDelayed',
  'partly-shipped': 'mail.partTitle',
  shipped: 'mail.shippedTitle',
  cancelled: 'mail.cancelledTitle',
} as const satisfies Record<OrderStage, string>

/** How much of the way an order has behind it, of three parts; one that was cancelled is on none. */
const PROGRESS: Readonly<Record<OrderStage, number>> = {
  received: 1,
  prepared: 2,
  delayed: 2,
  'partly-shipped': 3,
  shipped: 3,
  cancelled: 0,
}

/** How far an order has come: its state, parcels with links to their carriers, and dates (ORD-14). Takes the focus when it comes. */
export function OrderStatusView({ status }: { status: ShownStatus }) {
  const { t, hrefs, label, market } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer
  useEffect(() => heading.current?.focus(), [status])
  const { stage } = status
  return (
    <section className="mb-10 rounded-panel border border-steel-200 p-5 md:p-6">
      {stage === 'cancelled' ? null : (
        <div aria-hidden="true" className="mb-5 grid grid-cols-3 gap-1.5">
          {[1, 2, 3].map(part => (
            <span key={part} className={classNames('h-1.5 rounded-full', part <= PROGRESS[stage] ? 'bg-ok' : 'bg-steel-200')} />
          ))}
        </div>
      )}
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {t(TEXTS[stage])}
      </h2>
      <p className="num mt-1 text-sm text-steel-600">
        {label(t('order.number'))} <span className="font-medium text-ink-900">{status.orderNumber}</span>
        {' · '}
        {t('order.placedOn', { date: formatDay(status.createdAt, market) })}
      </p>
      {status.parcels.length > 0 ? (
        <ul className="mt-5 divide-y divide-steel-200 border-y border-steel-200">
          {status.parcels.map(({ trackingNumber, carrier, shippedAt, url }) => {
            return (
              <li key={trackingNumber} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
                <IconPackage className="size-6 shrink-0 text-steel-600" />
                <div className="min-w-0 grow">
                  <p className="num wrap-anywhere">
                    {label(t('mail.trackingNumber'))}{' '}
                    <span className="font-medium">{carrier ? `${carrier} ${trackingNumber}` : trackingNumber}</span>
                  </p>
                  <p className="num text-steel-600">{t('order.handedOver', { date: formatDay(shippedAt, market) })}</p>
                </div>
                {url ? (
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={buttonClass('tertiary', 'md')}
                    aria-label={`${t('order.trackAt', { carrier: carrier ?? '' })}: ${trackingNumber}`}
                  >
                    {t('order.trackAt', { carrier: carrier ?? '' })}
                    <IconExternalLink className="size-5 shrink-0" />
                  </a>
                ) : null}
              </li>
            )
          })}
        </ul>
      ) : null}
      <a
        href={hrefs.contact({ order: status.orderNumber })}
        aria-haspopup="dialog"
        className={`${buttonClass('link')} mt-4 min-h-11 text-sm`}
      >
        {t('order.question')}
      </a>
    </section>
  )
}
