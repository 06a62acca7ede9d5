import type { CurrencyCode } from '@shop/domain/money'
import { sql } from 'kysely'
import { inPeriod, ofCountry, type ReportQuery } from './report-query.ts'

/** Orders of a market: what they cost with tax and delivery, in cents, without those that were cancelled. */
export interface MarketSales {
  readonly country: string
  readonly currency: CurrencyCode
  readonly orders: number
  readonly cancelled: number
  readonly totalCent: number
  /** Orders whose buyer agreed to statistics, cancelled ones too. */
  readonly tracked: number
}

/** Orders of the period by market. */
export async function selectSales(query: ReportQuery): Promise<MarketSales[]> {
  const { rows } = await sql<MarketSales>`
    select upper(store_key) as country, currency,
      count(*) filter (where order_state <> 'Cancelled')::integer as orders,
      count(*) filter (where order_state = 'Cancelled')::integer as cancelled,
      coalesce(sum(total_cent) filter (where order_state <> 'Cancelled'), 0)::bigint as "totalCent",
      -- The event of a purchase has the id of its order.
      count(*) filter (where exists (select from tracking_event event where event.id = placed.id))::integer as tracked
    from "order" placed
    where ${inPeriod(sql`created_at`, query)} and ${ofCountry(sql`upper(store_key)`, query)}
    group by store_key, currency order by store_key, currency`.execute(query.db)
  return rows
}

/** Orders of a day (UTC, YYYY-MM-DD) in a currency. */
export interface DaySales {
  readonly day: string
  readonly currency: CurrencyCode
  readonly orders: number
  readonly totalCent: number
}

/** Orders of the period by day, without those that were cancelled; days without any are missing. */
export async function selectDaySales(query: ReportQuery): Promise<DaySales[]> {
  const { rows } = await sql<DaySales>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, currency, count(*)::integer as orders,
      sum(total_cent)::bigint as "totalCent"
    from "order" placed
    where ${inPeriod(sql`created_at`, query)} and ${ofCountry(sql`upper(store_key)`, query)} and order_state <> 'Cancelled'
    group by 1, 2 order by 1, 2`.execute(query.db)
  return rows
}

/** A product that was ordered. */
export interface SoldProduct {
  readonly sku: string
  /** In English, or as an order has it once the product is gone. */
  readonly name: string
  readonly quantity: number
  readonly orders: number
  /** What its lines cost after discounts, with tax where prices have it, in cents. */
  readonly amounts: readonly { readonly currency: CurrencyCode; readonly totalCent: number }[]
}

/** What was sold most by quantity, cancelled orders left out. */
export async function selectBestSellers(query: ReportQuery, limit: number): Promise<SoldProduct[]> {
  const { rows } = await sql<SoldProduct>`
    with line as (
        select placed.id as order_id, placed.cart_id, placed.currency, line #>> '{variant,sku}' as sku, line ->> 'id' as line_id,
          line -> 'name' as name,
          (line ->> 'quantity')::integer as quantity, (line #>> '{totalPrice,centAmount}')::bigint as total_cent
        from "order" placed cross join lateral jsonb_array_elements(placed.document -> 'lineItems') line
        where ${inPeriod(sql`placed.created_at`, query)} and ${ofCountry(sql`upper(placed.store_key)`, query)}
          and placed.order_state <> 'Cancelled'),
      product as (
        select sku, sum(quantity)::integer as quantity, count(distinct order_id)::integer as orders
        from line group by sku order by 2 desc, 1 limit ${limit}),
      amount as (
        select sku, currency, sum(total_cent)::bigint as total_cent from line
        where sku in (select sku from product) group by sku, currency)
    select product.sku, product.quantity, product.orders,
      coalesce(
        (select text.name from product_variant variant join product_text text using (product_id)
          where variant.sku = product.sku and text.language = 'en'),
        -- Orders of old versions say it themselves, others leave it with their carts.
        (select named.value from line join cart on cart.id = line.cart_id cross join lateral jsonb_each_text(
          coalesce(line.name, (cart.line_products -> line.line_id -> 'name')::jsonb)) named where line.sku = product.sku limit 1),
        product.sku) as name,
      (select jsonb_agg(jsonb_build_object('currency', currency, 'totalCent', total_cent) order by currency)
        from amount where amount.sku = product.sku) as amounts
    from product order by product.quantity desc, product.sku`.execute(query.db)
  return rows
}
