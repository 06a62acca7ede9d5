import { isVirtualSku } from '@shop/domain/product'
import type { Return } from '@shop/domain/return'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { lockStock, type StockDemand } from '../inventory/stock-rows.ts'
import { outOfStock } from '../order/stock-demands.ts'

/**
 * Puts the units of a locked return that can be sold again back into stock, or takes those from it that replace what came back; each
 * once (rule S1). Throws `CommerceError` `out-of-stock`.
 */
export async function moveReturnStock(
  context: EngineContext,
  db: Database,
  { id, lines }: Return,
  kind: 'restock' | 'replacement',
): Promise<void> {
  const demands = new Map<string, number>()
  for (const { sku, accepted, restocked } of lines) {
    const quantity = kind === 'restock' ? restocked : accepted
    if (quantity > 0 && !isVirtualSku(sku)) demands.set(sku, (demands.get(sku) ?? 0) + quantity)
  }
  const moved: StockDemand[] = [...demands].map(([sku, quantity]) => ({ sku, quantity }))
  const available = await lockStock(
    db,
    moved.map(({ sku }) => sku),
  )
  const short = moved.filter(({ sku, quantity }) => kind === 'replacement' && (available.get(sku) ?? 0) < quantity)
  if (short.length > 0)
    throw outOfStock(
      moved,
      short.map(({ sku }) => ({ sku, available: available.get(sku) ?? 0 })),
    )
  await sql`
    with moved as (
      insert into return_stock_movement (return_id, sku, kind, quantity, created_at)
      select ${id}, sku, ${kind}, quantity, ${context.now()}
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (sku text, quantity integer)
      on conflict do nothing
      returning sku, case kind when 'restock' then quantity else -quantity end as quantity
    )
    update inventory_entry set available = available + moved.quantity, sold = sold - moved.quantity
    from moved where moved.sku = inventory_entry.sku`.execute(db)
}
