import { CommerceError } from '@shop/domain/error'
import { hasShipped, moveShipment, type Order, type Parcel, type ShipmentState } from '@shop/domain/order'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from '../order/lock-order.ts'
import { type OrderReference, saveProgress } from '../order/order-rows.ts'
import { sendGoods } from './ship-order.ts'

/**
 * Says where the goods of an order are (ORD-06). `Shipped` sends all that are left, by the given parcels; `Partial` says that
 * some have left without saying which, see `shipOrder`. Repeatable; parcels can be added later. Throws `CommerceError`
 * `resource-not-found`, `invalid-operation` for a state that cannot follow, or `invalid-input` for a parcel without a proper
 * number, or of goods that are still in the house.
 */
export async function changeShipmentState(
  context: EngineContext,
  reference: OrderReference,
  shipmentState: ShipmentState,
  parcels: readonly Parcel[] = [],
): Promise<Order> {
  if (hasShipped(shipmentState)) return sendGoods(context, reference, { shipmentState, parcels })
  if (parcels.length > 0)
    throw new CommerceError(
      { code: 'invalid-input', field: 'trackingNumber' },
      `Goods that are ${shipmentState} are in no parcel`,
    )
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    return order.shipmentState === shipmentState ? order : saveProgress(context, db, order, moveShipment(order, shipmentState))
  })
}
