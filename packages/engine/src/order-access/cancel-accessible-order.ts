import type { Order } from '@shop/domain/order'
import type { EngineContext } from '../database/context.ts'
import { cancelOrder } from '../order/change-order-state.ts'
import { findAccessibleOrder, type OrderAccess } from './order-access.ts'

/**
 * The buyer cancels an order whose goods are still in the house: what `cancelOrder` does, for an order that the access shows.
 * Repeatable. Throws `CommerceError` `resource-not-found`, or `invalid-operation` once goods have left the house.
 */
export async function cancelAccessibleOrder(context: EngineContext, access: OrderAccess, orderNumber: string): Promise<Order> {
  const { id } = await findAccessibleOrder(context, access, orderNumber)
  return cancelOrder(context, { id })
}
