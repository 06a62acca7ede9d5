import type { RecommendationKind } from '@shop/domain/recommendation'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** A product as recommendations are computed from it. */
export interface TraitRow {
  readonly id: string
  readonly family: string
  readonly brand: string
  /** The lowest category. */
  readonly categoryId: string | null
  readonly skus: readonly string[]
  /** Of the master variant, in euros. */
  readonly centAmount: number | null
  readonly attributes: readonly { readonly name: string; readonly value: unknown }[]
}

/** Published products after an id, by id; virtual ones are among them. */
export async function selectTraits(db: Database, after: string | undefined, limit: number): Promise<readonly TraitRow[]> {
  const { rows } = await sql<TraitRow>`
    select product.id, family, brand, master.attributes,
      (select category_id from product_category member where member.product_id = product.id
        order by position desc limit 1) as "categoryId",
      (select array_agg(sku) from product_variant variant where variant.product_id = product.id) as skus,
      (select min(value_cent) from price where price.sku = master.sku and currency = 'EUR') as "centAmount"
    from product join lateral (
      select sku, attributes from product_variant variant where variant.product_id = product.id order by variant_id limit 1
    ) master on true
    where published and ${after === undefined ? sql`true` : sql`product.id > ${after}::uuid`}
    order by product.id limit ${limit}`.execute(db)
  return rows
}

/** Where reading the events goes on. */
export interface EventPlace {
  readonly browser: string
  /** As PostgreSQL writes it: an ISO instant would lose the microseconds. */
  readonly occurredAt: string
  readonly id: string
}

export interface EventRow extends EventPlace {
  readonly sku: string
  /** Epoch, ms. */
  readonly at: number
  /** The purchase it is of, where that is no order of the shop's own tables. */
  readonly purchase: string | null
}

/** What visitors did with products since an instant (ISO), by browser and time. */
export async function selectProductEvents(
  db: Database,
  { since, after, limit }: { readonly since: string; readonly after: EventPlace | undefined; readonly limit: number },
): Promise<readonly EventRow[]> {
  const isAfter = after
    ? sql`(browser_id, occurred_at, event.id) > (${after.browser}::uuid, ${after.occurredAt}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await sql<EventRow>`
    select browser_id as browser, occurred_at::text as "occurredAt", event.id, sku,
      (extract(epoch from occurred_at) * 1000)::float8 as at,
      case when type = 'purchase_item' and not exists (
        select from "order" where order_number = properties ->> 'purchase_id'
      ) then properties ->> 'purchase_id' end as purchase
    from tracking_event event
    where occurred_at >= ${since}::timestamptz and sku is not null and ${isAfter}
      and (type in ('view_item', 'purchase_item') or (type = 'cart_update' and properties ->> 'action' = 'add'))
    order by browser_id, occurred_at, event.id limit ${limit}`.execute(db)
  return rows
}

export interface OrderRow {
  readonly id: string
  readonly skus: readonly string[]
  /** Epoch, ms. */
  readonly at: number
}

/** Goods of orders since an instant (ISO), by order id. Who bought them is not read. */
export async function selectOrderedGoods(
  db: Database,
  { since, after, limit }: { readonly since: string; readonly after: string | undefined; readonly limit: number },
): Promise<readonly OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select order_id as id, array_agg(sku) as skus, (extract(epoch from min(created_at)) * 1000)::float8 as at
    from stock_movement
    where kind = 'sale' and created_at >= ${since}::timestamptz
      and ${after === undefined ? sql`true` : sql`order_id > ${after}::uuid`}
    group by order_id having count(*) > 1 order by order_id limit ${limit}`.execute(db)
  return rows
}

/** A computed list. */
export interface RecommendationRow {
  readonly productId: string
  readonly kind: RecommendationKind
  readonly productIds: readonly string[]
}

/** Stores the lists of some products, of both kinds: an empty one is deleted, one that is as before is not written. Returns how many changed. */
export async function storeRecommendations(db: Database, rows: readonly RecommendationRow[]): Promise<number> {
  const { rows: changed } = await sql<{ count: number }>`
    with given as (
        select * from jsonb_to_recordset(${JSON.stringify(
          rows.map(({ productId, kind, productIds }) => ({ product_id: productId, kind, product_ids: productIds })),
        )}::jsonb) as given (product_id uuid, kind text, product_ids uuid[])),
      gone as (
        delete from recommendation using given
        where recommendation.product_id = given.product_id and recommendation.kind = given.kind and given.product_ids = '{}'
        returning 1),
      stored as (
        insert into recommendation (product_id, kind, product_ids)
        select product_id, kind, product_ids from given where product_ids <> '{}' and exists (
          select from product where product.id = given.product_id)
        order by product_id, kind
        on conflict (product_id, kind) do update set product_ids = excluded.product_ids
          where recommendation.product_ids is distinct from excluded.product_ids
        returning 1)
    select ((select count(*) from gone) + (select count(*) from stored))::integer as count`.execute(db)
  return changed[0]?.count ?? 0
}

/** Says that the lists are computed now; false where they were within the last `withinSeconds`, by whatever process. */
export async function claimRun(db: Database, now: string, withinSeconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into recommendation_run (begun_at) values (${now}::timestamptz)
    on conflict (is_only) do update set begun_at = excluded.begun_at
      where recommendation_run.begun_at <= excluded.begun_at - make_interval(secs => ${withinSeconds})
    returning 1`.execute(db)
  return rows.length > 0
}

/** Lists of products, of all or of some; by product id, `limit` lists after a product. */
export async function selectRecommendations(
  db: Database,
  { ids, after, limit }: { readonly ids?: readonly string[]; readonly after?: string | undefined; readonly limit?: number },
): Promise<readonly RecommendationRow[]> {
  const { rows } = await sql<RecommendationRow>`
    select product_id as "productId", kind, product_ids as "productIds" from recommendation
    where ${ids ? sql`product_id = any(${ids}::uuid[])` : sql`true`}
      and ${after === undefined ? sql`true` : sql`product_id > ${after}::uuid`}
    order by product_id, kind ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db)
  return rows
}
