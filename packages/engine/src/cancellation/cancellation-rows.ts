import type { Order } from '@shop/domain/order'
import type { ShipmentLine } from '@shop/domain/shipment'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { lockStock } from '../inventory/stock-rows.ts'

/** Whether a cancellation with this key was made before. */
export async function isKnownCancellation(db: Database, key: string): Promise<boolean> {
  const row = await db.selectFrom('order_cancellation').select('id').where('cancel_key', '=', key).executeTakeFirst()
  return row !== undefined
}

interface NewCancellation {
  readonly id: string
  readonly key: string
  readonly lines: readonly ShipmentLine[]
  readonly centAmount: number
  /** ISO instant. */
  readonly at: string
}

/** Stores what is cancelled of a locked order, and gives the stock of it back (rule S1). */
export async function insertCancellation(
  db: Database,
  { id: orderId, lineItems }: Order,
  { id, key, lines, centAmount, at }: NewCancellation,
): Promise<void> {
  const skuOf = (lineItemId: string) => lineItems.find(line => line.id === lineItemId)?.variant.sku ?? ''
  const rows = lines.map(({ lineItemId, quantity }) => ({
    cancellation_id: id,
    line_item_id: lineItemId,
    sku: skuOf(lineItemId),
    quantity,
  }))
  await db
    .insertInto('order_cancellation')
    .values({ id, order_id: orderId, cancel_key: key, amount_cent: centAmount, cancelled_at: at })
    .execute()
  await db.insertInto('order_cancellation_line').values(rows).execute()
  await lockStock(
    db,
    rows.map(({ sku }) => sku),
  )
  // What has no stock, such as a guarantee, was not taken from it.
  await sql`
    with back as (
      select line.sku, sum(line.quantity)::integer as quantity from order_cancellation_line line
      where cancellation_id = ${id}
        and exists (select from stock_movement sold where sold.order_id = ${orderId} and sold.sku = line.sku and sold.kind = 'sale')
      group by line.sku
    )
    update inventory_entry set available = available + back.quantity, sold = sold - back.quantity
    from back where back.sku = inventory_entry.sku`.execute(db)
}
