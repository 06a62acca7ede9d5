import { CommerceError } from '@shop/domain/error'
import type { StockDraft } from '@shop/domain/inventory'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { lockStock } from './stock-rows.ts'

/** How many units there are of a SKU, and what became of those that were loaded. */
export interface StockCount {
  readonly sku: string
  readonly loaded: number
  readonly available: number
  readonly reserved: number
  readonly sold: number
}

/** What is counted: the units that can still be sold, or all that were ever loaded. */
export type StockTarget = { readonly available: number } | { readonly loaded: number }

/**
 * Corrects the stock of a SKU; what is sold and reserved stays, and loaded = available + reserved + sold goes on
 * holding (rule S1). Throws `CommerceError` `invalid-input` for a number that cannot be a stock, `invalid-operation` for
 * fewer loaded than are sold and reserved, `resource-not-found` for a SKU without entry.
 */
export async function setStock(context: EngineContext, sku: string, target: StockTarget): Promise<StockCount> {
  return inTransaction(context, async db => {
    const { rows } = await sql<StockCount>`
      select sku, loaded, available, reserved, sold from inventory_entry where sku = ${sku} for update`.execute(db)
    const [before] = rows
    if (!before)
      throw new CommerceError({ code: 'resource-not-found', typeId: 'inventory-entry', id: sku }, `There is no stock of ${sku}`)
    const after = countAfter(before, target)
    if (after.available === before.available) return before
    await sql`update inventory_entry set loaded = ${after.loaded}, available = ${after.available} where sku = ${sku}`.execute(db)
    const payload = { sku, availableQuantity: after.available }
    await addToOutbox(db, { topic: 'stock-changed', payload, dedupKey: `stock-changed/${sku}/${context.newId()}` })
    return after
  })
}

const MAX_QUANTITY = 1_000_000_000

function countAfter(before: StockCount, target: StockTarget): StockCount {
  const gone = before.reserved + before.sold
  const available = 'available' in target ? target.available : target.loaded - gone
  if (!Number.isSafeInteger(available) || available > MAX_QUANTITY || Object.values(target).some(count => count < 0))
    throw new CommerceError({ code: 'invalid-input', field: 'quantity' }, `The stock of ${before.sku} cannot be that`)
  if (available < 0)
    throw new CommerceError(
      { code: 'invalid-operation' },
      `Of ${before.sku} ${before.sold} are sold and ${before.reserved} reserved; fewer than ${gone} cannot have been loaded`,
    )
  return { ...before, available, loaded: available + gone }
}

/**
 * Corrects how many units of SKUs can still be sold, where they have an entry; what is reserved and sold stays
 * (rule S1). Belongs into a transaction. Returns how many changed.
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

/** Makes stock entries for SKUs that have none; existing ones keep what was sold from them. */
export async function loadStock(context: EngineContext, drafts: readonly StockDraft[]): Promise<void> {
  await sql`
    insert into inventory_entry (id, sku, loaded, available)
    select id, sku, quantity, quantity
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as draft (id uuid, sku text, quantity integer)
    on conflict (sku) do nothing`.execute(context.db)
}
