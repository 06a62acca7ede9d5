import { deliveryOfOrder } from '@shop/domain/delivery'
import { isAwaitingTransfer, isPayableByProvider, type Order, orderDueOf } from '@shop/domain/order'
import { formatDelivery } from '@shop/i18n/format'
import { Button, buttonClass } from '@shop/ui'
import { IconPrinter } from '@shop/ui/icons'
import { useTracked } from '../browser/tracking/track.ts'
import type { Preorders } from '../catalogue/preorders.ts'
import { CheckoutSteps } from '../features/checkout/checkout-layout.tsx'
import { AccountFromOrder, AccountReady, type AccountWords } from '../features/login/account-from-order.tsx'
import type { RefusedNewPassword } from '../features/login/reset-password.server.ts'
import type { TransferInstructions } from '../features/order/awaited-transfer.ts'
import { BankTransferDetails } from '../features/order/bank-details.tsx'
import { type NamedReference, PlacedOrderHead } from '../features/order/placed-order-head.tsx'
import { PlacedOrderSummary } from '../features/order/placed-order-summary.tsx'
import { VoucherDetails } from '../features/order/voucher-details.tsx'
import { useShop } from '../request/use-shop.tsx'

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
  /** The offer of an account, to a guest. */
  readonly account: AccountWords | null
  /** That the guest has just become a customer. */
  readonly accountReady: string | null
  readonly refused: RefusedNewPassword | undefined
}

/** The order with what happens next; loading the page again shows the same (CHK-25, CHK-26). */
export function PlacedOrder({
  order,
  preorders,
  references,
  transfer,
  orderUrl,
  accountText,
  account,
  accountReady,
  refused,
}: PlacedOrderProps) {
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
      {accountReady ? <AccountReady title={accountReady} /> : null}
      {account ? (
        <AccountFromOrder
          words={account}
          email={order.customerEmail}
          refused={refused}
          loginHref={hrefs.login(hrefs.thankYou(order.orderNumber))}
        />
      ) : null}
      <PlacedOrderSummary order={order} preorders={preorders} />
      <p className="no-print flex flex-wrap gap-4">
        <a href={orderUrl} rel="noopener" className={buttonClass('secondary', 'lg')}>
          {t('mail.viewOrder')}
        </a>
        <a href={hrefs.home()} className={buttonClass('tertiary', 'lg')}>
          {t('order.toHome')}
        </a>
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
