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
  readonly total: string
  /** Authorised at the payment provider and not taken yet. */
  readonly reserved: string
  readonly paid: string
  readonly refunded: string
  /** What could still be refunded. */
  readonly held: string
}

/** What is shown of an order in every list. */
export function viewOf(order: Order): OrderView {
  const { payments } = order.paymentInfo
  const sum = (read: (payment: Payment) => number) => payments.reduce((cents, payment) => cents + read(payment), 0)
  const money = (centAmount: number) => writeMoney({ ...order.totalPrice, centAmount })
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

/** An amount as it is typed: `12.50 EUR`. */
export function writeMoney({ centAmount, currencyCode }: { readonly centAmount: number; readonly currencyCode: string }): string {
  return `${(centAmount / 100).toFixed(2)} ${currencyCode}`
}
