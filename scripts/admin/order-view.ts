import { type Money, moneyOf } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import { type Payment, paymentAmountsOf, refundableCents, releasableCents } from '@shop/domain/payment'

/** An order as the command line tells of it; amounts in the order's currency. */
export interface OrderView {
  readonly orderNumber: string
  readonly id: string
  readonly createdAt: string
  readonly store: string
  readonly orderState: string
  readonly paymentState: string
  readonly shipmentState: string
  readonly total: Money
  /** Authorised at the payment provider and not taken yet. */
  readonly reserved: Money
  readonly paid: Money
  readonly refunded: Money
  /** What could still be refunded. */
  readonly held: Money
}

/** What is shown of an order in every list. */
export function viewOf(order: Order): OrderView {
  const { payments } = order.paymentInfo
  const sum = (read: (payment: Payment) => number) => payments.reduce((cents, payment) => cents + read(payment), 0)
  const { currencyCode } = order.totalPrice
  const money = (centAmount: number) => moneyOf(currencyCode, centAmount)
  return {
    orderNumber: order.orderNumber,
    id: order.id,
    createdAt: order.createdAt,
    store: order.store.key,
    orderState: order.orderState,
    paymentState: order.paymentState,
    shipmentState: order.shipmentState,
    total: money(order.totalPrice.centAmount),
    reserved: money(sum(releasableCents)),
    paid: money(sum(payment => paymentAmountsOf(payment).charged)),
    refunded: money(sum(payment => paymentAmountsOf(payment).refunded + paymentAmountsOf(payment).refundsUnderWay)),
    held: money(sum(refundableCents)),
  }
}
