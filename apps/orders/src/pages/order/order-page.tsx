import { buyerReferencesOf } from '@shop/domain/buyer-reference'
import { isAwaitingTransfer, isCancellable } from '@shop/domain/order'
import { writeQuickOrder } from '@shop/domain/quick-order'
import { buttonClass, InformationBox } from '@shop/ui'
import { IconChevronLeft } from '@shop/ui/icons'
import { stateWordOf } from '../order-words.ts'
import type { OrderView, Page } from '../page.ts'
import { useSite } from '../site-context.tsx'
import { OrderAddresses, OrderDocuments, OrderLines, OrderSums, PaymentPanel } from './order-parts.tsx'
import { OrderParcels, OrderTimeline } from './order-progress.tsx'
import { OrderReturns } from './order-returns.tsx'

/** Everything about an order that its buyer may see, and what can be done with it (ORD-10, ORD-14). */
export function OrderPage({ view, returns, isReturnable, notice }: Extract<Page, { kind: 'order' }>) {
  const { t, hrefs, day, label } = useSite()
  const { order } = view
  return (
    <div className="grid gap-8">
      <header>
        <a
          href={hrefs.list()}
          className="inline-flex min-h-11 items-center gap-1 text-sm font-medium hover:underline print:hidden"
        >
          <IconChevronLeft className="size-4" />
          {t('orders.stateAll')}
        </a>
        <h1 className="num text-h1">
          {t('order.number')} {order.orderNumber}
        </h1>
        <p className="num mt-2 text-steel-600">
          {t('order.placedOn', { date: day(order.createdAt) })} · {t(stateWordOf(order))}
        </p>
        {buyerReferencesOf(order).map(({ name, value }) => (
          <p key={name} className="mt-1 wrap-anywhere text-steel-600">
            {label(t(`reference.${name}`))} <span className="num">{value}</span>
          </p>
        ))}
      </header>
      {notice === 'too-late' ? (
        <InformationBox type="warning">
          <p>{t('orders.cancelTooLate')}</p>
        </InformationBox>
      ) : null}
      <div className="grid gap-8 lg:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-8">
          <OrderTimeline view={view} returns={returns} />
          <OrderParcels view={view} />
          <OrderReturns view={view} returns={returns} />
          <OrderLines order={order} />
        </div>
        <div className="grid content-start gap-8">
          <OrderActions view={view} isReturnable={isReturnable} />
          <OrderDocuments view={view} />
          <PaymentPanel order={order} />
          <OrderSums order={order} />
          <OrderAddresses order={order} />
        </div>
      </div>
    </div>
  )
}

interface OrderActionsProps {
  readonly view: OrderView
  readonly isReturnable: boolean
}

/** What the buyer can do with the order now. */
function OrderActions({ view: { order, cancellable, payLink }, isReturnable }: OrderActionsProps) {
  const { t, hrefs } = useSite()
  const { orderNumber } = order
  const list = writeQuickOrder(order.lineItems)
  return (
    <section aria-label={t('orders.actions')} className="grid gap-3 print:hidden">
      {payLink ? (
        <a href={hrefs.payOrder(payLink)} className={buttonClass('primary', 'lg')}>
          {t(isAwaitingTransfer(order) ? 'order.payOtherwise' : 'order.payLink')}
        </a>
      ) : null}
      {isCancellable(order) ? (
        <a href={hrefs.cancel(orderNumber)} className={buttonClass('tertiary')}>
          {t('orders.cancel')}
        </a>
      ) : cancellable.length > 0 ? (
        <a href={hrefs.cancel(orderNumber)} className={buttonClass('tertiary')}>
          {t('orders.cancelPart')}
        </a>
      ) : null}
      {isReturnable ? (
        <a href={hrefs.return(orderNumber)} className={buttonClass('tertiary')}>
          {t('return.title')}
        </a>
      ) : null}
      {list ? (
        <a href={hrefs.buyAgain(list)} className={buttonClass('secondary')}>
          {t('orders.buyAgain')}
        </a>
      ) : null}
      {order.orderState === 'Cancelled' ? null : (
        <a href={hrefs.withdrawal(orderNumber)} className={buttonClass('tertiary')}>
          {t('shell.withdraw')}
        </a>
      )}
      <a href={hrefs.contact(orderNumber)} className={`${buttonClass('link')} min-h-11`}>
        {t('order.question')}
      </a>
    </section>
  )
}
