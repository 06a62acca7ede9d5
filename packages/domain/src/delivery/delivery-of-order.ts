import type { Order } from '../order/index.ts'
import { dayPaidInFull } from '../payment/index.ts'
import { addBusinessDays, deliveryDaysOf } from '../shipping/index.ts'
import { type DeliveryPromise, deliveryPromise } from './delivery-promise.ts'

/**
 * What is promised about the delivery of an order: as when it was placed, and once the money of a transfer is there, a day
 * counted from it. Undefined where nothing is sent.
 */
export function deliveryOfOrder(
  order: Pick<Order, 'createdAt' | 'shippingInfo' | 'paymentInfo' | 'totalPrice'>,
): DeliveryPromise | undefined {
  const { shippingInfo, createdAt } = order
  if (!shippingInfo) return undefined
  const [payment] = order.paymentInfo.payments
  const promise = deliveryPromise(shippingInfo.deliveryTime, payment?.paymentMethodInfo.paymentInterface, createdAt.slice(0, 10))
  const paidOn = promise.kind === 'after-payment' && payment ? dayPaidInFull(payment, order.totalPrice) : undefined
  if (!paidOn) return promise
  return { kind: 'by-day', day: addBusinessDays(paidOn, deliveryDaysOf(shippingInfo.deliveryTime).maxDays) }
}
