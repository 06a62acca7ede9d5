import { CommerceError } from '@shop/domain/error'
import type { StockUnits } from '@shop/domain/inventory'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** The units of a SKU as they are stored. */
export type UnitsOfSku = StockUnits & { readonly sku: string }

/** Locks the units of a SKU. Throws `CommerceError` `resource-not-found` for one without stock. */
export async function lockUnits(db: Database, sku: string): Promise<UnitsOfSku> {
  const { rows } = await sql<UnitsOfSku>`
    select sku, loaded, available, reserved, sold, preorder from inventory_entry where sku = ${sku} for update`.execute(db)
  const [stock] = rows
  if (!stock)
    throw new CommerceError({ code: 'resource-not-found', typeId: 'inventory-entry', id: sku }, `There is no stock of ${sku}`)
  return stock
}

/** Writes locked units where they changed; takes part in the transaction of `db`. `day`, YYYY-MM-DD, is that of a preorder. */
export async function writeUnits(db: Database, before: UnitsOfSku, after: StockUnits, day?: string): Promise<UnitsOfSku> {
  const { sku } = before
  const { loaded, available, preorder } = after
  if (available === before.available && preorder === before.preorder && day === undefined) return before
  await sql`
    update inventory_entry set loaded = ${loaded}, available = ${available}, preorder = ${preorder},
      expected_delivery = coalesce(${day ?? null}::date, expected_delivery)
    where sku = ${sku}`.execute(db)
  return { ...after, sku }
}
