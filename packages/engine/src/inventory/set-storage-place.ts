import { CommerceError } from '@shop/domain/error'
import type { EngineContext } from '../database/context.ts'

/**
 * Notes where the units of an item lie, or with undefined that it is not known. Throws `CommerceError` `resource-not-found` for a SKU
 * without stock.
 */
export async function setStoragePlace({ db }: EngineContext, sku: string, place: string | undefined): Promise<void> {
  const entry = await db.selectFrom('inventory_entry').select('sku').where('sku', '=', sku).executeTakeFirst()
  if (!entry)
    throw new CommerceError({ code: 'resource-not-found', typeId: 'inventory-entry', id: sku }, `There is no stock of ${sku}`)
  if (place === undefined) {
    await db.deleteFrom('storage_place').where('sku', '=', sku).execute()
    return
  }
  await db
    .insertInto('storage_place')
    .values({ sku, place })
    .onConflict(conflict => conflict.column('sku').doUpdateSet({ place }))
    .execute()
}
