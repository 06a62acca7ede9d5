import type { SentParcel, Shipment, ShipmentLine } from '@shop/domain/shipment'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'

interface ShipmentRow {
  readonly id: string
  readonly position: number
  readonly dispatched_at: string
  readonly delivered_at: string | null
  readonly lines: readonly ShipmentLine[]
  readonly parcels: readonly SentParcel[]
}

/**
 * The shipments of an order, in the order in which they left the house. Asks for no owner, so it must never answer a shopper
 * (rule A1).
 */
export async function findShipments({ db }: Pick<EngineContext, 'db'>, orderId: string): Promise<Shipment[]> {
  const { rows } = await sql<ShipmentRow>`
    select id, position, dispatched_at, delivered_at,
      coalesce((select jsonb_agg(jsonb_build_object('lineItemId', line_item_id, 'quantity', quantity) order by line_item_id)
        from shipment_line where shipment_id = shipment.id), '[]') as lines,
      coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
          'trackingNumber', tracking_number, 'carrier', carrier,
          'lostAt', to_char(lost_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) order by shipped_at, tracking_number)
        from parcel where shipment_id = shipment.id), '[]') as parcels
    from shipment where order_id = ${orderId} order by position`.execute(db)
  return rows.map(({ dispatched_at: dispatchedAt, delivered_at: deliveredAt, ...row }) => {
    return { ...row, dispatchedAt, ...(deliveredAt === null ? {} : { deliveredAt }) }
  })
}

/** Stores what leaves the house with a shipment of a locked order. */
export async function insertShipment(
  db: Database,
  orderId: string,
  { id, position, lines, dispatchedAt }: Shipment,
): Promise<void> {
  await db.insertInto('shipment').values({ id, order_id: orderId, position, dispatched_at: dispatchedAt }).execute()
  await db
    .insertInto('shipment_line')
    .values(lines.map(({ lineItemId, quantity }) => ({ shipment_id: id, line_item_id: lineItemId, quantity })))
    .execute()
}
