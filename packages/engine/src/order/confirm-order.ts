import { confirm, type Order } from '@shop/domain/order'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderReference } from './order-reference.ts'
import { saveProgress } from './order-rows.ts'

/**
 * Takes an order on (ORD-04). Repeatable. Throws `CommerceError` `resource-not-found`, or `invalid-operation` for one
 * that is complete or cancelled.
 */
export async function confirmOrder(context: EngineContext, reference: OrderReference): Promise<Order> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    return order.orderState === 'Confirmed' ? order : saveProgress(db, order, confirm(order))
  })
}
