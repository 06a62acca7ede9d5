import { cancel, confirm, type Order, payableCentsOf } from '@shop/domain/order'
import { paymentAmountsOf } from '@shop/domain/payment'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { releaseDiscountCodes } from '../discount/discount-code-uses.ts'
import { giveBackStock } from '../inventory/stock-rows.ts'
import { addToOutbox, type OutboxMessage } from '../outbox/outbox.ts'
import { recordTransaction } from '../transaction/record-transaction.ts'
import { lockOrder } from './lock-order.ts'
import { type OrderReference, paymentOf, reloadOrder, saveProgress } from './order-rows.ts'

/** What is told about an order after it was placed. */
type OrderTopic = 'order-cancelled' | 'order-paid' | 'order-unpaid' | 'order-transfer' | 'order-refunded'

/** What is told besides the order: a movement of its money, or a payment other than the one it was placed with. */
type MessageDetails = { readonly transactionId?: string; readonly centAmount?: number; readonly paymentId?: string }

/** The message that something has become of an order; told once per order and payment, a refund once per movement of money. */
export function orderMessage(
  topic: OrderTopic,
  { id, orderNumber, store }: Pick<Order, 'id' | 'orderNumber' | 'store'>,
  details: MessageDetails = {},
): OutboxMessage {
  return {
    topic,
    payload: { orderId: id, orderNumber, storeKey: store.key, ...details },
    dedupKey: `${topic}/${details.transactionId ?? details.paymentId ?? id}`,
  }
}

/**
 * Takes an order on (ORD-04). Repeatable. Throws `CommerceError` `resource-not-found`, or `invalid-operation` for one
 * that is complete or cancelled.
 */
export async function confirmOrder(context: EngineContext, reference: OrderReference): Promise<Order> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    return order.orderState === 'Confirmed' ? order : saveProgress(context, db, order, confirm(order))
  })
}

/**
 * Cancels an order that has not left the house: its stock and its uses of discount codes are given back, once, and a
 * reserved payment is to be released (ORD-04, rules S1, C4, O3). What was paid is owed to the buyer until it is refunded. Repeatable. Throws `CommerceError`
 * `resource-not-found`, or `invalid-operation` for one that is shipped or complete.
 */
export async function cancelOrder(context: EngineContext, reference: OrderReference): Promise<Order> {
  return inTransaction(context, async db => cancelLockedOrder(context, db, await lockOrder(db, reference)))
}

/** Same as `cancelOrder` for an order that this transaction has locked. */
export async function cancelLockedOrder(context: EngineContext, db: Database, order: Order): Promise<Order> {
  if (order.orderState === 'Cancelled') return order
  cancel(order)
  const at = context.now()
  await releaseDiscountCodes(db, order.id, at)
  await giveBackStock(db, order.id, at)
  await requestRelease(context, db, order)
  const current = await reloadOrder(db, order)
  const cancelled = await saveProgress(context, db, current, cancel(current))
  await addToOutbox(db, orderMessage('order-cancelled', order))
  return cancelled
}

/** Money that is reserved is taken by its provider, once, but for what was reserved for goods that are cancelled. */
export async function requestCapture(context: EngineContext, db: Database, order: Order): Promise<void> {
  const payment = paymentOf(order)
  const { authorised, charged } = paymentAmountsOf(payment)
  const isAsked = payment.transactions.some(({ type, state }) => type === 'Charge' && state !== 'Failure')
  const centAmount = Math.min(authorised, payableCentsOf(order))
  if (centAmount <= 0 || charged > 0 || isAsked) return
  await recordTransaction(context, db, payment, {
    eventKey: `capture-asked/${payment.id}`,
    interactionId: `order-shipped/${order.id}`,
    type: 'Charge',
    state: 'Initial',
    amount: { currencyCode: payment.amountPlanned.currencyCode, centAmount },
  })
}

/** Money that is reserved and not taken is released by its provider, once. */
async function requestRelease(context: EngineContext, db: Database, order: Order): Promise<void> {
  const payment = paymentOf(order)
  const { authorised, charged } = paymentAmountsOf(payment)
  if (authorised === 0 || charged > 0) return
  await recordTransaction(context, db, payment, {
    eventKey: `release-asked/${payment.id}`,
    interactionId: `order-cancelled/${order.id}`,
    type: 'CancelAuthorization',
    state: 'Initial',
    amount: { currencyCode: payment.amountPlanned.currencyCode, centAmount: authorised },
  })
}
