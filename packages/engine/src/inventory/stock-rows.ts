import type { InventoryEntry } from '@shop/domain/inventory'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'

/** Stock of SKUs, by SKU; those without an entry, such as virtual products, are left out (STOCK-01, STOCK-02, API-30). */
export async function findInventory(context: EngineContext, skus: readonly string[]): Promise<InventoryEntry[]> {
  if (skus.length === 0) return []
  return context.db
    .selectFrom('inventory_entry')
    .select(['id', 'sku', 'available as availableQuantity'])
    .where('sku', 'in', [...skus])
    .orderBy('sku')
    .execute()
}

/** How many units of a SKU can be sold now, and which product it belongs to, as changes of the catalogue name it. */
export interface FollowedStock {
  readonly sku: string
  readonly productId: string
  readonly availableQuantity: number
}

/** Stock of SKUs for who follows it, in no order; those without an entry are left out. */
export async function findFollowedStock(context: EngineContext, skus: readonly string[]): Promise<FollowedStock[]> {
  if (skus.length === 0) return []
  const { rows } = await sql<FollowedStock>`
    select entry.sku, variant.product_id as "productId", entry.available as "availableQuantity"
    from inventory_entry entry join product_variant variant on variant.sku = entry.sku
    where entry.sku = any(${skus}::text[])`.execute(context.db)
  return rows
}

/** Units of a SKU that an order takes. */
export interface StockDemand {
  readonly sku: string
  readonly quantity: number
}

/** Locks stock entries in the order of their SKUs, so that no two orders can wait for each other, and returns what is here and can be sold. */
export async function lockStock(db: Database, skus: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku: string; available: number }>`
    select sku, greatest(available - preorder, 0) as available from inventory_entry
    where sku = any(${skus}::text[]) order by sku for update`.execute(db)
  return new Map(rows.map(({ sku, available }) => [sku, available]))
}

/** Gives back what an order took; what it has given back before stays as it is (rule S1). `at` is an ISO instant. */
export async function giveBackStock(db: Database, orderId: string, at: string): Promise<void> {
  const sold = await db.selectFrom('stock_movement').select('sku').where('order_id', '=', orderId).execute()
  await lockStock(
    db,
    sold.map(({ sku }) => sku),
  )
  await sql`
    with returned as (
      insert into stock_movement (order_id, sku, quantity, kind, created_at)
      select order_id, sku, quantity - cancelled, 'return', ${at} from (
        select order_id, sku, quantity, (select coalesce(sum(line.quantity), 0)::integer
          from order_cancellation join order_cancellation_line line on cancellation_id = order_cancellation.id
          where order_cancellation.order_id = movement.order_id and line.sku = movement.sku) as cancelled
        from stock_movement movement where order_id = ${orderId} and kind = 'sale') taken
      where quantity > cancelled
      on conflict (order_id, sku, kind) do nothing
      returning sku, quantity)
    update inventory_entry set available = available + returned.quantity, sold = sold - returned.quantity
    from returned where returned.sku = inventory_entry.sku`.execute(db)
}
