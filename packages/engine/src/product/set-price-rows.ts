import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import type { PriceChange } from './price-change.ts'

/** A product at a version. */
interface ProductVersion {
  readonly productId: string
  readonly version: number
}

/** Makes other changes of a SKU's product wait, and tells which it is. */
export async function lockProductOfSku(db: Database, sku: string): Promise<ProductVersion | undefined> {
  const { rows } = await sql<ProductVersion>`
    select id as "productId", version from product
    where id = (select product_id from product_variant where sku = ${sku}) for update`.execute(db)
  return rows[0]
}

/** Writes a price for everybody at all times; false when it was this already. */
export async function upsertPrice(db: Database, id: string, change: PriceChange): Promise<boolean> {
  const { sku, currencyCode, country, centAmount, discountedCentAmount } = change
  const { rows } = await sql`
    insert into price (id, sku, currency, country, value_cent, discounted_cent, is_discount_active)
    values (${id}, ${sku}, ${currencyCode}, ${country ?? null}, ${centAmount}, ${discountedCentAmount ?? null},
      ${discountedCentAmount !== undefined})
    on conflict on constraint price_unique do update
    set value_cent = excluded.value_cent, discounted_cent = excluded.discounted_cent,
      is_discount_active = excluded.is_discount_active, discount_valid_from = null, discount_valid_until = null
    where (price.value_cent, price.discounted_cent, price.is_discount_active, price.discount_valid_from,
        price.discount_valid_until)
      is distinct from (excluded.value_cent, excluded.discounted_cent, excluded.is_discount_active, null, null)
    returning id`.execute(db)
  return rows.length === 1
}

/** Raises the version of a product as of `now` and writes down that it has to be told. */
export async function raiseProductVersion(db: Database, productId: string, now: string): Promise<ProductVersion> {
  const { rows } = await sql<ProductVersion>`
    with raised as (
      update product set version = version + 1, updated_at = ${now} where id = ${productId} returning id, version
    ), told as (
      insert into outbox (topic, payload, dedup_key)
      select 'product-changed', jsonb_build_object('productId', id), 'product-changed/' || id || '/' || version from raised
    )
    select id as "productId", version from raised`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A locked product is gone')
  return row
}
