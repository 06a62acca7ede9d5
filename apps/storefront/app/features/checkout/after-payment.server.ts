import type { ShopRequest } from '../../request/request-context.server.ts'
import type { PaymentProgress } from './place-order.server.ts'

/**
 * The page on which a shopper finds how a payment by the provider has ended: the order, the payment step with what went wrong,
 * for a card its own page (PAY-28), or the page that waits for the bank. Never a failure while it is not known (rule P1).
 */
export function afterPayment({ hrefs }: Pick<ShopRequest, 'hrefs'>, progress: PaymentProgress): string {
  const { standing, orderNumber, errorCode = 'payment-error', failure, method, state } = progress
  if (orderNumber) return hrefs.thankYou(orderNumber)
  if (standing === 'open') return `${hrefs.checkout('payment-return')}?${new URLSearchParams({ state })}`
  const problem = new URLSearchParams({ error: errorCode, ...(failure ? { cause: failure } : {}) })
  const page = method === 'scheme' && failure === 'refused' ? hrefs.paymentError() : hrefs.checkout('payment')
  return `${page}?${problem}`
}
