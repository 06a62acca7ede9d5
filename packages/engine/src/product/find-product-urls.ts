import type { CountryCode } from '@shop/domain/market'
import type { ProductUrl } from '@shop/domain/product'
import { type RawBuilder, sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { ownPictures } from '../imported-picture/imported-picture-rows.ts'
import { isVirtual, soldInOf } from './product-fields.ts'

/** Which products of a market are asked for, in the order of their ids. */
export interface ProductUrlQuery {
  readonly country: CountryCode
  /** Continues behind the product with this id. */
  readonly after?: string
  /** Leaves out this many products at the beginning; for the start of a part, not for going on. */
  readonly skip?: number
  readonly limit: number
}

/** A part of the products of a market, and how many there are in all; a caller that goes on knows that already. */
export interface ProductUrls {
  readonly results: ProductUrl[]
  readonly total?: number
}

/**
 * Where the pages of all products are that a market sells by themselves, in all languages, a part after the other. Goods
 * that are not published, have no price there or are only sold with others have none.
 */
export async function findProductUrls(context: EngineContext, query: ProductUrlQuery): Promise<ProductUrls> {
  const now = context.now()
  const ids = await selectSoldProducts(context.db, query, now)
  const results = await selectProductUrls(context.db, ids, now)
  return query.after === undefined ? { results, total: await countSoldProducts(context.db, query.country, now) } : { results }
}

interface Part {
  readonly country: CountryCode
  readonly after?: string
  readonly skip?: number
  readonly limit: number
}

/** Whether a row of `product` is one that a market sells by itself. */
function isSoldIn(country: CountryCode, now: string): RawBuilder<unknown> {
  return sql`product.published
    and exists (select from product_variant master
      where master.product_id = product.id and master.variant_id = 1 and not ${isVirtual(sql`master.sku`)})
    and ${soldInOf(sql`product.id`, now, country)} <> '[]'`
}

/** Ids of a part of the products that a market sells by themselves. */
async function selectSoldProducts(db: Database, { country, after, skip = 0, limit }: Part, now: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select product.id from product
    where ${isSoldIn(country, now)} ${after === undefined ? sql`` : sql`and product.id > ${after}::uuid`}
    order by product.id limit ${limit} offset ${skip}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many products a market sells by themselves. */
async function countSoldProducts(db: Database, country: CountryCode, now: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from product where ${isSoldIn(country, now)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Addresses of products by id, in the order of their ids. */
async function selectProductUrls(db: Database, ids: readonly string[], now: string): Promise<ProductUrl[]> {
  const { rows } = await sql<ProductUrl>`
    select product.id, master.sku,
      (select jsonb_object_agg(language, slug) from product_text where product_id = product.id) as slug,
      to_char(product.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      ${soldInOf(sql`product.id`, now)} as "soldIn", ${ownPictures(sql`master.images`)} as images
    from product join product_variant master on master.product_id = product.id and master.variant_id = 1
    where product.id = any(${ids}::uuid[])
    order by product.id`.execute(db)
  return rows
}
