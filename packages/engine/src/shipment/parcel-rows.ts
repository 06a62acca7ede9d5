import type { Order, Parcel } from '@shop/domain/order'
import type { Database, EngineContext } from '../database/context.ts'

/** Stores the parcels of a locked order, which left the house with a shipment if one is known; returns those that it did not have. */
export async function addParcels(
  db: Database,
  { id }: Order,
  parcels: readonly Parcel[],
  { at, shipmentId = null }: { readonly at: string; readonly shipmentId?: string | null | undefined },
): Promise<Parcel[]> {
  if (parcels.length === 0) return []
  const rows = await db
    .insertInto('parcel')
    .values(
      parcels.map(({ trackingNumber, carrier = null }) => {
        return { order_id: id, tracking_number: trackingNumber, carrier, shipped_at: at, shipment_id: shipmentId }
      }),
    )
    .onConflict(conflict => conflict.columns(['order_id', 'tracking_number']).doNothing())
    .returning(['tracking_number', 'carrier'])
    .execute()
  return rows.map(parcelOf)
}

/** The parcels of an order, in the order in which they left the house. Asks for no owner, so it must never answer a shopper (rule A1). */
export async function findParcels({ db }: Pick<EngineContext, 'db'>, orderId: string): Promise<Parcel[]> {
  const rows = await db
    .selectFrom('parcel')
    .select(['tracking_number', 'carrier'])
    .where('order_id', '=', orderId)
    .orderBy('shipped_at')
    .orderBy('tracking_number')
    .execute()
  return rows.map(parcelOf)
}

/** A parcel as its row has it. */
function parcelOf({ tracking_number: trackingNumber, carrier }: { tracking_number: string; carrier: string | null }): Parcel {
  return { trackingNumber, ...(carrier === null ? {} : { carrier }) }
}
