import { deliveryOfOrder } from '@shop/domain/delivery'
import { type Order, orderDueOf } from '@shop/domain/order'
import type { BankDetails as StoreBankDetails } from '@shop/domain/store'
import { formatDelivery } from '@shop/i18n/format'
import { Button, buttonClass } from '@shop/ui'
import { IconCircleCheckFilled, IconPrinter } from '@shop/ui/icons'
import { useTracked } from '../browser/tracking/track.ts'
import type { FragmentData } from '../commerce-ui/fragment.tsx'
import { ItemLines } from '../commerce-ui/item-lines.tsx'
import { PriceSummary } from '../commerce-ui/prices.tsx'
import { fragmentSender } from '../commerce-ui/still.server.tsx'
import { CheckoutSteps } from '../features/checkout/checkout-layout.tsx'
import { BankTransferDetails } from '../features/order/bank-details.tsx'
import { findOrder } from '../features/order/find-order.server.ts'
import { renderPaymentCode } from '../features/order/payment-code.server.tsx'
import { VoucherDetails } from '../features/order/voucher-details.tsx'
import { prepareMessages } from '../request/messages.ts'
import { optionalBlock } from '../request/optional-block.server.ts'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/checkout-thank-you'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const order = await findOrder(shop, url.searchParams.get('order') ?? '')
  const bank =
    order && isPaidByTransfer(order)
      ? await optionalBlock(
          'bank details',
          shop.client.call('getStores', {}).then(({ stores }) => stores.results[0]?.custom.bankDetails ?? null),
          null,
        )
      : null
  const code =
    order && bank ? renderPaymentCode({ order, bank, now: shop.now, t: await prepareMessages(shop.locale) }) : undefined
  return {
    language: shop.language,
    order,
    bank,
    code: code ? fragmentSender(context, request)('payment-code', code) : null,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  hiddenPageHead(matches, t => t(loaderData?.order ? 'order.metaTitle' : 'order.notFoundTitle'))

export default function CheckoutThankYou({ loaderData: { order, bank, code } }: Route.ComponentProps) {
  return order ? <PlacedOrder order={order} bank={bank} code={code} /> : <UnknownOrder />
}

function isPaidByTransfer({ paymentInfo }: Order): boolean {
  return paymentInfo.payments[0]?.paymentMethodInfo.paymentInterface === 'bank-transfer'
}

interface PlacedOrderProps {
  readonly order: Order
  readonly bank: StoreBankDetails | null
  readonly code: FragmentData | null
}

/** The order with what happens next; loading the page again shows the same (CHK-25, CHK-26). */
function PlacedOrder({ order, bank, code }: PlacedOrderProps) {
  const { t, hrefs, money, locale } = useShop()
  useTracked({ kind: 'purchase', order }, order.id)
  const delivery = deliveryOfOrder(order)
  const isPaid = order.paymentState === 'Paid'
  const [payment] = order.paymentInfo.payments
  const isDue = orderDueOf(order).standing === 'due'
  const voucher = isPaid || isDue ? undefined : payment?.custom?.action
  const nextStep = () => {
    if (isDue) return t('order.payText')
    if (isPaid) return `${t('order.paymentArrived')}.`
    if (payment?.paymentMethodInfo.paymentInterface === 'card-payment-provider')
      return t(voucher ? 'order.nextVoucher' : 'order.nextPending')
    return isPaidByTransfer(order) ? t('order.nextTransfer') : t('order.nextCash', { amount: money(order.totalPrice) })
  }
  return (
    <div className="mx-auto grid max-w-3xl gap-8">
      <CheckoutSteps current="thank-you" />
      <header>
        <IconCircleCheckFilled className="size-12 text-ok" />
        <h1 className="mt-3 text-h1">{t('order.title')}</h1>
        <p className="mt-3 text-lg">
          {t('order.number')}: <strong className="num">{order.orderNumber}</strong>
        </p>
        <p className="mt-1 break-words text-ink-700">{t('order.confirmationTo', { email: order.customerEmail })}</p>
      </header>
      <section>
        <h2 className="mb-2 text-h4">{t('order.next')}</h2>
        <ul className="grid list-disc gap-1 pl-5">
          <li>{nextStep()}</li>
          {delivery ? <li>{formatDelivery(delivery, locale, t)}.</li> : null}
        </ul>
        {isDue ? (
          <a href={hrefs.payOrder(order.orderNumber)} className={`${buttonClass('primary', 'lg')} no-print mt-5`}>
            {t('order.payLink')}
          </a>
        ) : null}
      </section>
      {bank && !isPaid && !isDue ? <BankTransferDetails order={order} bank={bank} code={code} /> : null}
      {voucher ? <VoucherDetails order={order} voucher={voucher} /> : null}
      <section className="rounded-panel border border-steel-200 p-5 md:p-6">
        <h2 className="mb-2 text-h4">{t('order.summary')}</h2>
        <ItemLines lines={order.lineItems} />
        <PriceSummary totals={order} />
      </section>
      <p className="no-print flex flex-wrap gap-4">
        <a href={hrefs.home()} className={buttonClass('secondary', 'lg')}>
          {t('order.toHome')}
        </a>
        {order.customerId ? null : (
          // The order becomes the customer's who registers with its e-mail address.
          <a href={hrefs.createAccount(hrefs.thankYou(order.orderNumber))} className={buttonClass('tertiary', 'lg')}>
            {t('login.createAccount')}
          </a>
        )}
        <Button variant="tertiary" size="lg" onClick={() => window.print()}>
          <IconPrinter className="size-5" />
          {t('order.print')}
        </Button>
      </p>
    </div>
  )
}

/** The same page for an order that does not exist and for another customer's. */
function UnknownOrder() {
  const { t, hrefs } = useShop()
  return (
    <div className="mx-auto max-w-xl py-16 text-center">
      <h1 className="text-h1">{t('order.notFoundTitle')}</h1>
      <p className="mt-4 text-lg text-ink-700">{t('order.notFoundText')}</p>
      <a href={hrefs.home()} className={`${buttonClass('primary', 'lg')} mt-8`}>
        {t('order.toHome')}
      </a>
    </div>
  )
}
