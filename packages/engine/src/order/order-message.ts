import type { Order } from '@shop/domain/order'
import type { OutboxMessage } from '../outbox/relay-outbox.ts'

/** What is told about an order after it was placed. */
export type OrderTopic = 'order-cancelled' | 'order-paid' | 'order-refunded'

/** The message that something has become of an order; told once per order, a refund once per movement of money. */
export function orderMessage(
  topic: OrderTopic,
  { id, orderNumber, store }: Pick<Order, 'id' | 'orderNumber' | 'store'>,
  details: { readonly transactionId: string; readonly centAmount: number } | undefined = undefined,
): OutboxMessage {
  return {
    topic,
    payload: { orderId: id, orderNumber, storeKey: store.key, ...details },
    dedupKey: `${topic}/${details?.transactionId ?? id}`,
  }
}
