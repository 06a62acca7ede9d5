import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { lockUnits } from '../inventory/stock-unit-rows.ts'
import { moveWaiting } from './preorder-rows.ts'

/**
 * Notes on which day, YYYY-MM-DD, more of an item is expected, or with undefined that it is not known. Whose order waits for it is
 * told another day once. Returns how many are told. Throws `CommerceError` `resource-not-found` for a SKU without stock, and
 * `invalid-operation` where a preorder would be left without a day.
 */
export async function setExpectedDelivery(context: EngineContext, sku: string, day: string | undefined): Promise<number> {
  return inTransaction(context, async db => {
    const { preorder } = await lockUnits(db, sku)
    if (preorder > 0 && day === undefined)
      throw new CommerceError({ code: 'invalid-operation' }, `${preorder} units of ${sku} are on preorder: they need a day`)
    await sql`update inventory_entry set expected_delivery = ${day ?? null}::date where sku = ${sku}`.execute(db)
    return day === undefined || preorder === 0 ? 0 : moveWaiting({ ...context, db }, sku, day)
  })
}
