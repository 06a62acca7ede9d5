import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { CART_DAYS } from './grow-shop.ts'

/** A cart of a visitor as it is stored. */
export interface SampledCart {
  readonly id: string
  readonly anonymousId: string
}

/** Things of a grown shop, chosen by chance. */
export interface ShopSample {
  /** Active carts with lines. */
  readonly carts: readonly SampledCart[]
  /** Ids of customers who have ordered. */
  readonly customers: readonly string[]
  readonly emails: readonly string[]
  readonly orderNumbers: readonly string[]
  readonly productIds: readonly string[]
  readonly skus: readonly string[]
}

/** Draws as many things of each kind; carts of the last ten days. */
export async function sampleShop({ db }: EngineContext, count: number): Promise<ShopSample> {
  return db.transaction().execute(async transaction => {
    // Of keys a million are put in order here: more than a page has time for.
    await sql`set local statement_timeout = 0`.execute(transaction)
    return draw(transaction, count)
  })
}

async function draw(db: Database, count: number): Promise<ShopSample> {
  const { rows } = await sql<ShopSample>`
    select
      (select jsonb_agg(jsonb_build_object('id', id, 'anonymousId', anonymous_id)) from (
        select id, anonymous_id from unnest(array(
          select uuidv7(make_interval(secs => -86400 * (0.5 + random() * 10))) from generate_series(1, ${2 * count}::integer))) point
        cross join lateral (
          select id, anonymous_id, state, customer_id, total_cent from cart where id > point order by id limit 1) drawn
        where state = 'Active' and customer_id is null and total_cent > 0 group by 1, 2 limit ${count}) cart) as carts,
      (select jsonb_agg(id) from (select id from customer where email like 'buyer%' order by md5(id::text) limit ${count}) customer) as customers,
      (select jsonb_agg(email) from (select email from customer where email like 'buyer%' order by md5(id::text) limit ${count}) customer) as emails,
      (select jsonb_agg(order_number) from (
        select order_number from "order" where order_number like 'NS8%' order by md5(order_number) limit ${count}) placed) as "orderNumbers",
      (select jsonb_agg(product_id) from (
        select product_id from product_variant where sku like 'GX%' order by md5(sku) limit ${count}) product) as "productIds",
      (select jsonb_agg(sku) from (
        select sku from product_variant where sku like 'GX%' order by md5(sku) limit ${count}) variant) as skus`.execute(db)
  const [sample] = rows
  if (!sample?.carts || !sample.skus) throw new Error(`A shop without carts of the last ${CART_DAYS} days`)
  return sample
}

/** The tables with more rows than that: what must not be read from the beginning to the end. */
export async function findLargeTables({ db }: EngineContext, rows: number): Promise<ReadonlySet<string>> {
  const found = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and reltuples > ${rows}`.execute(db)
  return new Set(found.rows.map(({ name }) => name))
}
