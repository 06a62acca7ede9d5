import type { CountryCode } from '@shop/domain/market'
import type { ProductAddress } from '@shop/domain/product'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { soldInOf } from './sold-in.ts'

interface Part {
  readonly country: CountryCode
  readonly after?: string
  readonly skip?: number
  readonly limit: number
}

/** Ids of a part of the products that a market sells by themselves, and how many there are in all. */
export async function selectSoldProducts(
  db: Database,
  { country, after, skip = 0, limit }: Part,
  now: string,
): Promise<{ ids: string[]; total: number }> {
  const isSold: RawBuilder<unknown> = sql`product.published
    and exists (select from product_variant master
      where master.product_id = product.id and master.variant_id = 1 and master.sku not like '41000%')
    and ${soldInOf(sql`product.id`, now, country)} <> '[]'`
  const { rows } = await sql<{ ids: string[]; total: number }>`
    select
      (select coalesce(jsonb_agg(part.id order by part.id), '[]') from (
        select product.id from product
        where ${isSold} ${after === undefined ? sql`` : sql`and product.id > ${after}::uuid`}
        order by product.id limit ${limit} offset ${skip}) part) as ids,
      (select count(*) from product where ${isSold}) as total`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An aggregate without a row')
  return row
}

/** Addresses of products by id, in the order of their ids. */
export async function selectProductAddresses(db: Database, ids: readonly string[], now: string): Promise<ProductAddress[]> {
  const { rows } = await sql<ProductAddress>`
    select product.id, master.sku,
      (select jsonb_object_agg(language, slug) from product_text where product_id = product.id) as slug,
      to_char(product.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      ${soldInOf(sql`product.id`, now)} as "soldIn", master.images
    from product join product_variant master on master.product_id = product.id and master.variant_id = 1
    where product.id = any(${ids}::uuid[])
    order by product.id`.execute(db)
  return rows
}
