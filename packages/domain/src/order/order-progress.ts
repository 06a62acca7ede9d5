import { CommerceError } from '../error/index.ts'
import { type Money, moneyOf } from '../money/index.ts'
import {
  hasReversedChargeback,
  PAYMENT_TRANSITIONS,
  type Payment,
  type PaymentState,
  paymentAmountsOf,
  paymentStateOf,
  refundableCents,
} from '../payment/index.ts'
import { requireTransition } from '../state/transition.ts'
import { hasShipped, ORDER_TRANSITIONS, type Order, payableCentsOf, SHIPMENT_TRANSITIONS, type ShipmentState } from './order.ts'
import { orderDueOf } from './order-due.ts'

/** The part of an order that goes on changing; all else is frozen. */
export type OrderProgress = Pick<Order, 'orderState' | 'paymentState' | 'shipmentState'>

/** What a step of an order is decided from. */
export type OrderInProgress = OrderProgress & Pick<Order, 'orderNumber' | 'totalPrice' | 'paymentInfo' | 'cancellations'>

/** The shop takes the order on. Throws `CommerceError` `invalid-operation` for one that is complete or cancelled. */
export function confirm(order: OrderInProgress): OrderProgress {
  return progressTo(order, { orderState: 'Confirmed' })
}

/**
 * An order that will not be delivered. What was paid has to go back; what was not paid need not be paid any more.
 * Throws `CommerceError` `invalid-operation` once goods have left the house or the order is complete.
 */
export function cancel(order: OrderInProgress): OrderProgress {
  if (order.orderState !== 'Cancelled' && hasShipped(order.shipmentState))
    throw new CommerceError(
      { code: 'invalid-operation' },
      `Order ${order.orderNumber} is ${order.shipmentState} and cannot be cancelled`,
    )
  return progressTo(order, { orderState: 'Cancelled' })
}

/** The goods are somewhere else. Throws `CommerceError` `invalid-operation` where they cannot get to, or for a cancelled order. */
export function moveShipment(order: OrderInProgress, shipmentState: ShipmentState): OrderProgress {
  if (order.orderState === 'Cancelled')
    throw new CommerceError({ code: 'invalid-operation' }, `Order ${order.orderNumber} is Cancelled and is not delivered`)
  return progressTo(order, { shipmentState })
}

/** The states of an order after its payment moved; they follow from the payment alone (rule P3). */
export function followPayment(order: OrderInProgress): OrderProgress {
  const [payment] = order.paymentInfo.payments
  // What was taken back has come again: it counts as if it had never been gone.
  return payment && hasReversedChargeback(payment) ? followOtherPayment(order) : progressTo(order, {})
}

/** The states of an order that another payment pays now: what became of that one counts, whatever the one before had come to. */
export function followOtherPayment(order: OrderInProgress): OrderProgress {
  return progressTo({ ...order, paymentState: orderPaymentStateOf(order) }, {})
}

/** Applies a step and what follows from it: the state of payment, and that an order shipped and paid is complete. */
function progressTo(order: OrderInProgress, step: Partial<Pick<Order, 'orderState' | 'shipmentState'>>): OrderProgress {
  const { orderNumber } = order
  const stepped = { ...order, ...step }
  requireTransition(`Order ${orderNumber}`, ORDER_TRANSITIONS, order.orderState, stepped.orderState)
  requireTransition(`The shipment of ${orderNumber}`, SHIPMENT_TRANSITIONS, order.shipmentState, stepped.shipmentState)
  const paymentState = orderPaymentStateOf(stepped)
  requireTransition(`The payment of ${orderNumber}`, PAYMENT_TRANSITIONS, order.paymentState, paymentState)
  const { orderState, shipmentState } = stepped
  const isOngoing = orderState === 'Open' || orderState === 'Confirmed'
  const isComplete = isOngoing && shipmentState === 'Shipped' && (paymentState === 'Paid' || isRestPaid(stepped, paymentState))
  return { orderState: isComplete ? 'Complete' : orderState, paymentState, shipmentState }
}

/** Whether all that is delivered is paid, where money went back for goods that are cancelled. */
function isRestPaid(order: OrderInProgress, paymentState: PaymentState): boolean {
  return paymentState === 'CreditOwed' && order.cancellations !== undefined && orderDueOf(order).standing === 'paid'
}

function orderPaymentStateOf(order: OrderInProgress): PaymentState {
  const { orderState, paymentInfo } = order
  const [payment, ...others] = paymentInfo.payments
  if (!payment) throw new Error('An order without payment')
  const state = paymentStateOf(payment, amountToPayBy(payment, order))
  if (orderState !== 'Cancelled') return state
  if (holdsMoney(payment) || others.some(other => refundableCents(other) > 0)) return 'CreditOwed'
  return state === 'Paid' || state === 'CreditOwed' ? state : 'Failed'
}

/** What a payment of an order has to come to: what was planned, at most what the order comes to without what is cancelled. */
export function amountToPayBy({ amountPlanned }: Payment, order: Pick<Order, 'totalPrice' | 'cancellations'>): Money {
  return moneyOf(amountPlanned.currencyCode, Math.min(amountPlanned.centAmount, payableCentsOf(order)))
}

function holdsMoney(payment: Payment): boolean {
  const { charged, authorised } = paymentAmountsOf(payment)
  return charged > 0 || authorised > 0
}
