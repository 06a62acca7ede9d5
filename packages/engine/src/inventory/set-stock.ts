import { CommerceError } from '@shop/domain/error'
import { afterCount, type StockDraft, type StockUnits } from '@shop/domain/inventory'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/context.ts'
import { lockStock } from './stock-rows.ts'
import { lockUnits, writeUnits } from './stock-unit-rows.ts'

/** How many units there are of a SKU, and what became of those that were loaded; `preorder` of them have not come yet. */
export interface StockCount extends StockUnits {
  readonly sku: string
}

/** What is counted: the units that can still be sold, or all that were ever loaded. */
export type StockTarget = { readonly available: number } | { readonly loaded: number }

/**
 * Corrects the stock of a SKU; what is sold and reserved stays, and loaded = available + reserved + sold goes on
 * holding (rule S1). Some that can be sold end a preorder, since its goods are here; none ends what can be ordered before. Throws
 * `CommerceError` `invalid-input` for a number that cannot be a stock, `invalid-operation` for
 * fewer loaded than are sold and reserved, `resource-not-found` for a SKU without entry.
 */
export async function setStock(context: EngineContext, sku: string, target: StockTarget): Promise<StockCount> {
  return inTransaction(context, async db => {
    const before = await lockUnits(db, sku)
    return writeUnits(db, before, countAfter(before, target))
  })
}

const MAX_QUANTITY = 1_000_000_000

function countAfter(before: StockCount, target: StockTarget): StockUnits {
  const gone = before.reserved + before.sold
  const available = 'available' in target ? target.available : target.loaded - gone
  if (!Number.isSafeInteger(available) || available > MAX_QUANTITY || Object.values(target).some(count => count < 0))
    throw new CommerceError({ code: 'invalid-input', field: 'quantity' }, `The stock of ${before.sku} cannot be that`)
  if (available < 0)
    throw new CommerceError(
      { code: 'invalid-operation' },
      `Of ${before.sku} ${before.sold} are sold and ${before.reserved} reserved; fewer than ${gone} cannot have been loaded`,
    )
  return afterCount(before, available)
}

/**
 * Corrects how many units of SKUs can still be sold, where they have an entry; what is reserved and sold stays
 * (rule S1). A count of none is what a preorder is for, and leaves its units alone; any other ends it, since its goods are here.
 * Belongs into a transaction. Returns how many changed.
 */
export async function overwriteStock(
  { db }: EngineContext,
  counts: readonly { readonly sku: string; readonly quantity: number }[],
): Promise<number> {
  await lockStock(
    db,
    counts.map(({ sku }) => sku),
  )
  const { rows } = await sql<{ sku: string }>`
    with changed as (
      update inventory_entry set available = counted.available, loaded = counted.available + reserved + sold,
        preorder = counted.preorder
      from (
        select entry.sku,
          case when quantity = 0 then least(entry.available, entry.preorder) else quantity end as available,
          case when quantity = 0 then entry.preorder else 0 end as preorder
        from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as wanted (sku text, quantity integer)
        join inventory_entry entry on entry.sku = wanted.sku) counted
      where inventory_entry.sku = counted.sku
        and (inventory_entry.available, inventory_entry.preorder) is distinct from (counted.available, counted.preorder)
      returning inventory_entry.sku
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
