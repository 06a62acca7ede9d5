import { moveShipment, type Order, type ShipmentState } from '@shop/domain/order'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderReference } from './order-reference.ts'
import { saveProgress } from './order-rows.ts'

/**
 * Says where the goods of an order are (ORD-06); one that is shipped and paid is complete. Repeatable. Throws
 * `CommerceError` `resource-not-found`, or `invalid-operation` for a state that cannot follow.
 */
export async function changeShipmentState(
  context: EngineContext,
  reference: OrderReference,
  shipmentState: ShipmentState,
): Promise<Order> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    return order.shipmentState === shipmentState ? order : saveProgress(db, order, moveShipment(order, shipmentState))
  })
}
