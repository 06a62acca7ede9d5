import { withOpenPreorder } from '@shop/domain/inventory'
import { sql } from 'kysely'
import { dayOf, type EngineContext, inTransaction } from '../database/context.ts'
import { lockUnits, writeUnits } from '../inventory/stock-unit-rows.ts'

/**
 * Ends what can be ordered before it comes where its day has passed: no one knows when it will come then. Who has ordered goes on
 * waiting. Returns how many items, at most `limit`.
 */
export async function closeOverduePreorders(context: EngineContext, limit: number): Promise<number> {
  const { rows } = await sql<{ sku: string }>`
    select sku from inventory_entry
    where preorder > 0 and available > 0 and expected_delivery < ${dayOf(context)}::date order by sku limit ${limit}`.execute(
    context.db,
  )
  for (const { sku } of rows) {
    await inTransaction(context, async db => {
      const before = await lockUnits(db, sku)
      await writeUnits(db, before, withOpenPreorder(before, 0))
    })
  }
  return rows.length
}
