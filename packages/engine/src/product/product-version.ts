import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** A product at a version. */
interface ProductVersion {
  readonly productId: string
  readonly version: number
}

/**
 * Makes other changes of a SKU's product wait, and tells which it is. Throws `CommerceError` `resource-not-found` for an unknown SKU.
 */
export async function lockProductOfSku(db: Database, sku: string): Promise<ProductVersion> {
  const { rows } = await sql<ProductVersion>`
    select id as "productId", version from product
    where id = (select product_id from product_variant where sku = ${sku}) for update`.execute(db)
  const [product] = rows
  if (!product) throw new CommerceError({ code: 'resource-not-found', typeId: 'product', id: sku }, `There is no product ${sku}.`)
  return product
}

/** Raises the version of a product as of `now`. */
export async function raiseProductVersion(db: Database, productId: string, now: string): Promise<ProductVersion> {
  const { rows } = await sql<ProductVersion>`
    update product set version = version + 1, updated_at = ${now} where id = ${productId}
    returning id as "productId", version`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A locked product is gone')
  return row
}
