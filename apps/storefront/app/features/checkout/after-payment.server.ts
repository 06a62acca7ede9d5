import type { ShopRequest } from '../../request/request-context.server.ts'
import type { PaymentProgress } from './place-order.server.ts'

/** Query parameter of the address a shopper comes back to: the order they pay again. */
export const DUE_ORDER = 'order'

/** Query parameter by which a payment goes on that another page began, by its next step. */
export const RESUMED = 'resumed'

/** A page from which a payment goes on by its next step: a form that is posted to a bank, or what a bank asks in the page. */
export function resumedPaymentHref(returnHref: string, state: string): string {
  return `${returnHref}?${new URLSearchParams({ state, [RESUMED]: 'true' })}`
}

/**
 * The page on which a shopper finds how a payment by the provider has ended: the order, the payment step with what went wrong,
 * for a card its own page (PAY-28), or the page that waits for the bank. Never a failure while it is not known (rule P1).
 * Who pays an order again comes back to the page of that.
 */
export function afterPayment({ hrefs }: Pick<ShopRequest, 'hrefs'>, progress: PaymentProgress, dueOrder?: string): string {
  const { standing, orderNumber, errorCode = 'payment-error', failure, method, state } = progress
  if (standing === 'open') {
    const query = new URLSearchParams({ ...(dueOrder === undefined ? {} : { [DUE_ORDER]: dueOrder }), state })
    return `${hrefs.checkout('payment-return')}?${query}`
  }
  // Its page says what became of the order, also to who has no session here.
  if (dueOrder !== undefined) {
    const problem = new URLSearchParams(failure && !orderNumber ? { error: errorCode, cause: failure } : {})
    return `${hrefs.payOrder(dueOrder)}${problem.size > 0 ? `&${problem}` : ''}`
  }
  if (orderNumber) return hrefs.thankYou(orderNumber)
  const problem = new URLSearchParams({ error: errorCode, ...(failure ? { cause: failure } : {}) })
  const page = method === 'scheme' && failure === 'refused' ? hrefs.paymentError() : hrefs.checkout('payment')
  return `${page}?${problem}`
}
