import { buttonClass } from '@shop/ui'
import { IconAlertCircle, IconCircleCheckFilled, IconClock } from '@shop/ui/icons'
import { useShop } from '../../request/use-shop.tsx'
import type { OrderPayment } from './order-payment.server.ts'

const TEXTS = {
  due: 'order.payText',
  open: 'order.nextPending',
  paid: 'order.payDone',
  cancelled: 'order.payCancelled',
} as const

const HEADINGS = {
  due: 'order.payTitle',
  open: 'payment.checkingTitle',
  paid: 'order.paymentArrived',
  cancelled: 'mail.cancelledTitle',
} as const

/** Key of the heading of an order that is paid again. */
export function standingHeading({ isAwaitingTransfer, standing }: OrderPayment) {
  return isAwaitingTransfer ? 'checkout.bankTransfer' : HEADINGS[standing]
}

/** Key of what is said below it. */
export function standingText({ isAwaitingTransfer, standing }: OrderPayment) {
  return isAwaitingTransfer ? 'order.transferText' : TEXTS[standing]
}

/** Whether there is something to pay by: what is due, and what waits for a transfer while there is another way. */
export function isPayable({ standing, methods }: OrderPayment): boolean {
  return standing === 'due' || (standing === 'open' && methods.length > 0)
}

/** Whether the provider has a payment of which it has not decided yet: the one the order waits for, or another that was begun since. */
export function isPending({ standing, isAwaitingTransfer, pendingMethod }: OrderPayment): boolean {
  return pendingMethod !== undefined || (standing === 'open' && !isAwaitingTransfer)
}

/** The mark of an order at which nothing is to be paid now. */
export function StandingIcon({ standing }: Pick<OrderPayment, 'standing'>) {
  if (standing === 'paid') return <IconCircleCheckFilled className="-ml-1 size-12 text-ok" />
  return standing === 'open' ? (
    <IconClock className="-ml-1 size-12 text-steel-600" />
  ) : (
    <IconAlertCircle className="-ml-1 size-12 text-steel-600" />
  )
}

/** The same for an order that does not exist, another customer's, and a link that is over or not ours. */
export function UnknownDueOrder({ isLink }: { readonly isLink: boolean }) {
  const { t, hrefs, data } = useShop()
  const { contact } = data
  return (
    <div className="mx-auto max-w-xl py-10 md:py-16">
      <h1 className="text-h1">{t(isLink ? 'order.payExpiredTitle' : 'order.notFoundTitle')}</h1>
      <p className="mt-4 text-lg text-ink-700">{t(isLink ? 'order.payExpiredText' : 'order.notFoundText')}</p>
      {contact ? (
        <p className="mt-4 text-lg">
          <a href={`tel:${contact.phone.replace(/\s/g, '')}`} className="num underline">
            {contact.phone}
          </a>
        </p>
      ) : null}
      <a href={hrefs.home()} className={`${buttonClass('primary', 'lg')} mt-8`}>
        {t('order.toHome')}
      </a>
    </div>
  )
}
