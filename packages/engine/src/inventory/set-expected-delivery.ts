import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/**
 * Notes on which day, YYYY-MM-DD, more of an item is expected, or with undefined that it is not known. Throws `CommerceError`
 * `resource-not-found` for a SKU without stock.
 */
export async function setExpectedDelivery({ db }: EngineContext, sku: string, day: string | undefined): Promise<void> {
  const { rows } = await sql`
    update inventory_entry set expected_delivery = ${day ?? null}::date where sku = ${sku} returning sku`.execute(db)
  if (rows.length === 0)
    throw new CommerceError({ code: 'resource-not-found', typeId: 'inventory-entry', id: sku }, `There is no stock of ${sku}`)
}
