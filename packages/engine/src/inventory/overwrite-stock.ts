import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { lockStock } from './stock-rows.ts'

/**
 * Corrects how many pieces of SKUs can still be sold, where they have an entry; what is reserved and sold stays
 * (rule S1). Belongs into a transaction. Answers how many changed.
 */
export async function overwriteStock(
  { db, newId }: EngineContext,
  counts: readonly { readonly sku: string; readonly quantity: number }[],
): Promise<number> {
  await lockStock(
    db,
    counts.map(({ sku }) => sku),
  )
  const { rows } = await sql<{ sku: string }>`
    with changed as (
      update inventory_entry set available = wanted.quantity, loaded = wanted.quantity + reserved + sold
      from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as wanted (sku text, quantity integer)
      where inventory_entry.sku = wanted.sku and available <> wanted.quantity
      returning inventory_entry.sku, available
    ), told as (
      insert into outbox (topic, payload, dedup_key)
      select 'stock-changed', jsonb_build_object('sku', sku, 'availableQuantity', available),
        'stock-changed/' || sku || '/' || ${newId()}
      from changed
    )
    select sku from changed`.execute(db)
  return rows.length
}
