import type { ShopRequest } from '../../request/request-context.server.ts'
import type { PaymentProgress } from './place-order.server.ts'

/** Query parameter of the address a shopper comes back to: the order they pay again. */
export const DUE_ORDER = 'order'

/** Query parameter by which a payment goes on that another page began, by its next step. */
export const RESUMED = 'resumed'

/** Query parameter by which a payment is that of one product, bought on its page, and not of the cart. */
export const PURCHASE = 'purchase'

/** A page from which a payment goes on by its next step: a form that is posted to a bank, or what a bank asks in the page. */
export function resumedPaymentHref(returnHref: string, state: string, isPurchase: boolean): string {
  const query = new URLSearchParams({ state, [RESUMED]: 'true' })
  if (isPurchase) query.set(PURCHASE, 'true')
  return `${returnHref}?${query}`
}

/** What is paid, where it is not the cart: an order that is paid again, or one product, bought on its page. */
interface PaidBesides {
  readonly dueOrder?: string | undefined
  readonly isPurchase?: boolean
}

/**
 * The page on which a shopper finds how a payment by the provider has ended: the order, the payment step with what went wrong,
 * for a card its own page (PAY-28), or the page that waits for the bank. Never a failure while it is not known (rule P1).
 * Who pays an order again comes back to the page of that, and of whom buys one product the payment step knows nothing.
 */
export function afterPayment(
  { hrefs }: Pick<ShopRequest, 'hrefs'>,
  progress: PaymentProgress,
  besides: PaidBesides = {},
): string {
  const { dueOrder, isPurchase = false } = besides
  const { standing, orderNumber, errorCode = 'payment-error', failure, method, state } = progress
  if (standing === 'open') {
    const query = new URLSearchParams({
      ...(dueOrder === undefined ? {} : { [DUE_ORDER]: dueOrder }),
      ...(isPurchase ? { [PURCHASE]: 'true' } : {}),
      state,
    })
    return `${hrefs.checkout('payment-return')}?${query}`
  }
  // Its page says what became of the order, also to who has no session here.
  if (dueOrder !== undefined) {
    const problem = new URLSearchParams(failure && !orderNumber ? { error: errorCode, cause: failure } : {})
    return `${hrefs.payOrder(dueOrder)}${problem.size > 0 ? `&${problem}` : ''}`
  }
  if (orderNumber) return hrefs.thankYou(orderNumber)
  const problem = new URLSearchParams({ error: errorCode, ...(failure ? { cause: failure } : {}) })
  if (isPurchase) return `${hrefs.checkout('cart')}?${problem}`
  const page = method === 'scheme' && failure === 'refused' ? hrefs.paymentError() : hrefs.checkout('payment')
  return `${page}?${problem}`
}
