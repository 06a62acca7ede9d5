import type { Order, OrderState, PaymentState, TimelineStep } from '@shop/domain/order'

/** Names of the states of an order (ORD-04). */
export const STATE_WORDS = {
  Open: 'orders.stateOpen',
  Confirmed: 'orders.stateConfirmed',
  Complete: 'orders.stateComplete',
  Cancelled: 'orders.stepCancelled',
} as const satisfies Record<OrderState, string>

/** What a buyer calls the state of an order: that goods are on their way says more than that the shop is done with it. */
export function stateWordOf({ orderState, shipmentState }: Pick<Order, 'orderState' | 'shipmentState'>) {
  if (orderState === 'Cancelled') return STATE_WORDS.Cancelled
  if (shipmentState === 'Shipped') return STEP_WORDS.shipped
  return shipmentState === 'Partial' ? STEP_WORDS['partly-shipped'] : STATE_WORDS[orderState]
}

/** What a buyer calls the state of its payment: of cash on delivery nothing is paid until the goods come (ORD-05). */
export function paymentWordOf({ paymentState, paymentInfo }: Pick<Order, 'paymentState' | 'paymentInfo'>) {
  const isCash = paymentInfo.payments[0]?.paymentMethodInfo.paymentInterface === 'cash-on-delivery'
  return isCash && paymentState === 'BalanceDue' ? 'orders.paymentOnDelivery' : PAYMENT_WORDS[paymentState]
}

const PAYMENT_WORDS = {
  Paid: 'orders.stepPaid',
  Pending: 'orders.paymentPending',
  Failed: 'orders.paymentFailed',
  CreditOwed: 'orders.paymentCreditOwed',
  BalanceDue: 'orders.paymentBalanceDue',
} as const satisfies Record<PaymentState, string>

/** Names of the steps of its way. */
export const STEP_WORDS = {
  placed: 'orders.stepPlaced',
  paid: 'orders.stepPaid',
  prepared: 'orders.stepPrepared',
  delayed: 'orders.stepDelayed',
  backordered: 'orders.stepBackordered',
  'partly-shipped': 'orders.stepPartlyShipped',
  shipped: 'orders.stepShipped',
  delivered: 'orders.stepDelivered',
  lost: 'return.parcelLost',
  withdrawn: 'orders.stepWithdrawn',
  'withdrawal-accepted': 'orders.stepWithdrawalAccepted',
  'withdrawal-rejected': 'orders.stepWithdrawalRejected',
  'return-requested': 'return.stateRequested',
  'return-approved': 'return.stateApproved',
  'return-rejected': 'return.stateRejected',
  'return-cancelled': 'return.stateCancelled',
  'return-expired': 'return.stateExpired',
  'return-closed': 'return.stateClosed',
  returned: 'orders.stepReturned',
  replaced: 'return.stateReplaced',
  refunded: 'orders.stepRefunded',
  'partly-cancelled': 'orders.stepPartCancelled',
  cancelled: 'orders.stepCancelled',
} as const satisfies Record<TimelineStep, string>
