import { CommerceError } from '@shop/domain/error'
import type { Shipment } from '@shop/domain/shipment'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from '../order/lock-order.ts'
import type { OrderReference } from '../order/order-rows.ts'
import { findShipments } from './shipment-rows.ts'

/** What has arrived. */
interface DeliveryNotice {
  /** ISO instant; default now. */
  readonly at?: string
  /** Number of a parcel whose shipment has arrived; default all that were under way. */
  readonly trackingNumber?: string
}

/**
 * Registers that shipments of an order have arrived (ORD-06); the first notice of each counts. Repeatable; returns the shipments
 * of the order. Throws `CommerceError` `resource-not-found`, `invalid-input` for a parcel the order does not have, or
 * `invalid-operation` where nothing has left the house, or arrived before it left.
 */
export async function confirmDelivery(
  context: EngineContext,
  reference: OrderReference,
  { at = context.now(), trackingNumber }: DeliveryNotice,
): Promise<Shipment[]> {
  return inTransaction(context, async db => {
    const { id, orderNumber } = await lockOrder(db, reference)
    const shipments = await findShipments({ db }, id)
    if (shipments.length === 0)
      throw new CommerceError({ code: 'invalid-operation' }, `No goods of ${orderNumber} have left the house`)
    const arrived = shipments.filter(
      ({ parcels }) => trackingNumber === undefined || parcels.some(parcel => parcel.trackingNumber === trackingNumber),
    )
    if (arrived.length === 0)
      throw new CommerceError(
        { code: 'invalid-input', field: 'trackingNumber' },
        `${orderNumber} has no parcel ${trackingNumber}`,
      )
    const open = arrived.filter(({ deliveredAt }) => deliveredAt === undefined)
    if (open.some(({ dispatchedAt }) => at < dispatchedAt))
      throw new CommerceError({ code: 'invalid-operation' }, `Goods of ${orderNumber} cannot arrive before they left`)
    for (const shipment of open)
      await db.updateTable('shipment').set({ delivered_at: at }).where('id', '=', shipment.id).execute()
    return findShipments({ db }, id)
  })
}
