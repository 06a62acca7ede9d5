import { cancel, type Order } from '@shop/domain/order'
import { paymentAmountsOf } from '@shop/domain/payment'
import type { Database, EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { releaseDiscountCodes } from '../discount/discount-code-uses.ts'
import { giveBackStock } from '../inventory/stock-rows.ts'
import { tell } from '../outbox/tell.ts'
import { paymentOf } from '../payment/move-money.ts'
import { recordTransaction } from '../payment/record-transaction.ts'
import { lockOrder } from './lock-order.ts'
import { orderMessage } from './order-message.ts'
import type { OrderReference } from './order-reference.ts'
import { reloadOrder, saveProgress } from './order-rows.ts'

/**
 * Cancels an order that has not left the house: its stock and its uses of discount codes are given back, once, and a
 * reserved payment is to be released (ORD-04, rules S1, C4, O3). What was paid is owed to the buyer until it is refunded. Repeatable. Throws `CommerceError`
 * `resource-not-found`, or `invalid-operation` for one that is shipped or complete.
 */
export async function cancelOrder(context: EngineContext, reference: OrderReference): Promise<Order> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    if (order.orderState === 'Cancelled') return order
    cancel(order)
    const at = context.now()
    await releaseDiscountCodes(db, order.id, at)
    await giveBackStock(db, order.id, at)
    await askForRelease(context, db, order)
    const current = await reloadOrder(db, order)
    const cancelled = await saveProgress(db, current, cancel(current))
    await tell(db, orderMessage('order-cancelled', order))
    return cancelled
  })
}

/** Money that is reserved and not taken is released by its provider, once. */
async function askForRelease(context: EngineContext, db: Database, order: Order): Promise<void> {
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
