import { VIRTUAL_SKU_PREFIX } from '@shop/domain/product'
import type { Invariant } from './invariant.ts'

/** Prices and their records. */
export const PRICE_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'M3',
    title: 'prices: every price is what its newest record tells, and a price that is gone is recorded as gone',
    offenders: `
      with newest as (
        select distinct on (sku, currency, country, customer_group, valid_from, valid_until) * from price_record
        order by sku, currency, country, customer_group, valid_from, valid_until, in_force_from desc, id desc)
      select coalesce(price.sku, newest.sku) as offender from price
      full join (select * from newest where value_cent is not null) newest
        on newest.sku = price.sku and newest.currency = price.currency
        and coalesce(newest.country, '') = coalesce(price.country, '')
        and coalesce(newest.customer_group, '') = coalesce(price.customer_group, '')
        and coalesce(newest.valid_from, '-infinity') = coalesce(price.valid_from, '-infinity')
        and coalesce(newest.valid_until, 'infinity') = coalesce(price.valid_until, 'infinity')
      where (price.value_cent, price.discounted_cent, price.is_discount_active, price.discount_valid_from,
          price.discount_valid_until)
        is distinct from (newest.value_cent, newest.discounted_cent, newest.is_discount_active,
          newest.discount_valid_from, newest.discount_valid_until)`,
  },
]

/** Stock and what orders took of it. */
export const STOCK_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'S1',
    title: 'stock: loaded = available + reserved + sold, none negative',
    offenders: `select sku as offender from inventory_entry
      where loaded <> available + reserved + sold or least(available, reserved, sold) < 0`,
  },
  {
    rule: 'S3',
    title: 'stock: reserved is what payments that are waited for hold, and nothing else holds any',
    offenders: `select entry.sku as offender from inventory_entry entry
      left join (
        select sku, sum(quantity) as quantity from stock_reservation where ended_at is null group by sku
      ) held on held.sku = entry.sku
      where entry.reserved <> coalesce(held.quantity, 0)
      union all select held.attempt_id::text from stock_reservation held
      join checkout_attempt attempt on attempt.id = held.attempt_id where held.ended_at is null and attempt.state <> 'open'`,
  },
  {
    rule: 'S1',
    title: 'stock: sold is what orders took and did not give back, and what replaced it',
    offenders: `select entry.sku as offender from inventory_entry entry
      left join (
        select sku, sum(case kind when 'sale' then quantity when 'replacement' then quantity else -quantity end) as quantity
        from (select sku, kind, quantity from stock_movement union all select sku, kind, quantity from return_stock_movement
          union all select sku, 'cancellation', quantity from order_cancellation_line
            where sku not like '${VIRTUAL_SKU_PREFIX}%') each
        group by sku
      ) moved on moved.sku = entry.sku
      where entry.sold <> coalesce(moved.quantity, 0)`,
  },
  {
    rule: 'S1',
    title: 'stock: as many items, and as many that are sold out, as were counted',
    offenders: `select 'stock_count' as offender
      where (select (coalesce(sum(items), 0), coalesce(sum(sold_out), 0)) from stock_count)
        is distinct from (select (count(*)::numeric, count(*) filter (where available = 0)::numeric) from inventory_entry)`,
  },
  {
    rule: 'O3',
    title: 'stock: an order took exactly its lines, virtual products aside',
    offenders: `
      with ordered as (
        select "order".id, line #>> '{variant,sku}' as sku, sum((line ->> 'quantity')::integer) as quantity
        from "order", jsonb_array_elements(document -> 'lineItems') line
        where line #>> '{variant,sku}' not like '${VIRTUAL_SKU_PREFIX}%' group by 1, 2)
      select coalesce(ordered.id, moved.order_id) as offender from ordered
      full join (select * from stock_movement where kind = 'sale') moved
        on moved.order_id = ordered.id and moved.sku = ordered.sku
      where ordered.quantity is distinct from moved.quantity`,
  },
  {
    rule: 'S1',
    title: 'stock: a cancelled order has given back all it took, any other nothing',
    offenders: `select "order".id as offender from "order"
      join (
        select order_id, sku, sum(quantity) filter (where kind = 'sale') as taken,
          coalesce(sum(quantity) filter (where kind = 'return'), 0) + coalesce((
            select sum(line.quantity) from order_cancellation join order_cancellation_line line on cancellation_id = order_cancellation.id
            where order_cancellation.order_id = stock_movement.order_id and line.sku = stock_movement.sku
              and "placed".order_state = 'Cancelled'), 0) as returned
        from stock_movement join "order" "placed" on "placed".id = order_id
        group by order_id, sku, "placed".order_state) moved on moved.order_id = "order".id
      where returned is distinct from case when order_state = 'Cancelled' then taken else 0 end`,
  },
]

/** Reviews and their statistics. */
export const REVIEW_INVARIANTS: readonly Invariant[] = [
  {
    rule: 'REV-19',
    title: 'reviews: the statistics of a product are those of its included reviews',
    offenders: `
      with counted as (
        select product_id, rating, count(*) as reviews from review where state = 'approved' group by 1, 2
      ), stored as (
        select product_id, rating, reviews from review_statistics, lateral (
          values (1, rating_1), (2, rating_2), (3, rating_3), (4, rating_4), (5, rating_5)) each (rating, reviews))
      select distinct coalesce(counted.product_id, stored.product_id) as offender from counted
      full join stored on stored.product_id = counted.product_id and stored.rating = counted.rating
      where coalesce(counted.reviews, 0) <> coalesce(stored.reviews, 0)`,
  },
  {
    rule: 'REV-09',
    title: 'reviews: anyone who wrote one here has ordered its SKU',
    offenders: `select review.id as offender from review
      left join "order" on "order".id = review.order_id
      where review.source = 'storefront' and not coalesce(
        "order".document -> 'lineItems' @> jsonb_build_array(jsonb_build_object('variant', jsonb_build_object('sku', review.sku))),
        false)`,
  },
]
