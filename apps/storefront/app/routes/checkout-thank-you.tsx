import { buyerReferencesOf } from '@shop/domain/buyer-reference'
import { deliveryOfOrder } from '@shop/domain/delivery'
import { isAwaitingTransfer, isPayableByProvider, type Order, orderDueOf } from '@shop/domain/order'
import { termDaysOf } from '@shop/domain/payment'
import { formatDelivery } from '@shop/i18n/format'
import { Button, buttonClass } from '@shop/ui'
import { IconPrinter } from '@shop/ui/icons'
import { useTracked } from '../browser/tracking/track.ts'
import { preordersOfOrder } from '../catalogue/preorders.server.ts'
import { NO_PREORDERS, type Preorders } from '../commerce-ui/preorders.tsx'
import { fragmentSender } from '../commerce-ui/still.server.tsx'
import { CheckoutSteps } from '../features/checkout/checkout-layout.tsx'
import type { TransferInstructions } from '../features/order/awaited-transfer.ts'
import { BankTransferDetails } from '../features/order/bank-details.tsx'
import { loadTransfer } from '../features/order/bank-transfer.server.ts'
import { findOrder } from '../features/order/find-order.server.ts'
import { loadOrderUrl } from '../features/order/load-order-url.server.ts'
import { type NamedReference, PlacedOrderHead } from '../features/order/placed-order-head.tsx'
import { PlacedOrderSummary } from '../features/order/placed-order-summary.tsx'
import { UnknownOrder } from '../features/order/unknown-order.tsx'
import { VoucherDetails } from '../features/order/voucher-details.tsx'
import { translatorOf } from '../request/messages.ts'
import { requestInputContext, shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/checkout-thank-you'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await findOrder(shop, url.searchParams.get('order') ?? '')
  const transfer =
    order && isAwaitingTransfer(order)
      ? await loadTransfer(
          shop,
          {
            order: { orderNumber: order.orderNumber, country: order.country },
            amount: orderDueOf(order).amount,
            since: order.createdAt,
          },
          fragmentSender(context, request),
        )
      : null
  const t = translatorOf(shop.locale)
  // Named here, so that no other page pays for the words.
  const references = order ? buyerReferencesOf(order).map(({ name, value }) => ({ name: t(`reference.${name}`), value })) : []
  const termDays = termDaysOf(order?.paymentInfo.payments[0])
  return {
    language: shop.language,
    order,
    preorders: order ? preordersOfOrder(order) : NO_PREORDERS,
    accountText: termDays === undefined ? null : t('company.onAccountNext', { days: termDays }),
    references,
    transfer,
    orderUrl: await loadOrderUrl(shop, context.get(requestInputContext), order),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  hiddenPageHead(matches, t => t(loaderData?.order ? 'order.metaTitle' : 'order.notFoundTitle'))

export default function CheckoutThankYou({ loaderData: { order, ...details } }: Route.ComponentProps) {
  return order ? <PlacedOrder order={order} {...details} /> : <UnknownOrder />
}

interface PlacedOrderProps {
  readonly order: Order
  /** What of it has not come yet. */
  readonly preorders: Preorders
  readonly transfer: TransferInstructions | null
  readonly orderUrl: string
  /** When an order on account is to be paid. */
  readonly accountText: string | null
  /** The buyer's own numbers of the order. */
  readonly references: readonly NamedReference[]
}

/** The order with what happens next; loading the page again shows the same (CHK-25, CHK-26). */
function PlacedOrder({ order, preorders, references, transfer, orderUrl, accountText }: PlacedOrderProps) {
  const { t, hrefs, money, locale } = useShop()
  useTracked({ kind: 'purchase', order }, order.id)
  const { standing } = orderDueOf(order)
  const delivery = standing === 'cancelled' ? undefined : deliveryOfOrder(order)
  const [payment, ...before] = order.paymentInfo.payments
  const voucher = standing === 'open' ? payment?.custom?.action : undefined
  const nextStep = () => {
    if (standing === 'due') return t('order.payText')
    if (standing === 'paid') return `${t('order.paymentArrived')}.`
    if (standing === 'cancelled') return t('order.payCancelled')
    if (accountText) return accountText
    if (payment?.paymentMethodInfo.paymentInterface === 'card-payment-provider')
      return t(voucher ? 'order.nextVoucher' : 'order.nextPending')
    if (!isAwaitingTransfer(order)) return t('order.nextCash', { amount: money(order.totalPrice) })
    return t(before.length > 0 ? 'order.transferText' : 'order.nextTransfer')
  }
  return (
    <div className="mx-auto grid max-w-3xl gap-8">
      <CheckoutSteps current="thank-you" />
      <PlacedOrderHead order={order} references={references} />
      <section>
        <h2 className="mb-2 text-h4">{t('order.next')}</h2>
        <ul className="grid list-disc gap-1 pl-5">
          <li>{nextStep()}</li>
          {delivery ? <li>{formatDelivery(delivery, locale, t)}.</li> : null}
        </ul>
        {isPayableByProvider(order) ? (
          <a
            href={hrefs.payOrder(order.orderNumber)}
            className={`${buttonClass(standing === 'due' ? 'primary' : 'secondary', 'lg')} no-print mt-5`}
          >
            {t(standing === 'due' ? 'order.payLink' : 'order.payOtherwise')}
          </a>
        ) : null}
      </section>
      {transfer ? <BankTransferDetails {...transfer} /> : null}
      {voucher ? <VoucherDetails order={order} voucher={voucher} /> : null}
      <PlacedOrderSummary order={order} preorders={preorders} />
      <p className="no-print flex flex-wrap gap-4">
        <a href={orderUrl} rel="noopener" className={buttonClass('secondary', 'lg')}>
          {t('mail.viewOrder')}
        </a>
        <a href={hrefs.home()} className={buttonClass('tertiary', 'lg')}>
          {t('order.toHome')}
        </a>
        {order.customerId ? null : (
          // The order becomes the customer's who registers with its e-mail address.
          <a href={hrefs.createAccount(hrefs.thankYou(order.orderNumber))} className={buttonClass('tertiary', 'lg')}>
            {t('login.createAccount')}
          </a>
        )}
        <a
          href={hrefs.contact({ reason: 'order', order: order.orderNumber })}
          aria-haspopup="dialog"
          className={buttonClass('tertiary', 'lg')}
        >
          {t('order.question')}
        </a>
        <a href={hrefs.withdrawal(order.orderNumber)} className={buttonClass('tertiary', 'lg')}>
          {t('shell.withdraw')}
        </a>
        <Button variant="tertiary" size="lg" onClick={() => window.print()}>
          <IconPrinter className="size-5" />
          {t('order.print')}
        </Button>
      </p>
    </div>
  )
}
