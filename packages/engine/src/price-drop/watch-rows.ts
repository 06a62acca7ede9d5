import { PRICE_DROP_PERCENT } from '@shop/domain/price-drop'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import type { SqlFragment } from '../database/sql-fragment.ts'
import { MARKET_ROWS, priceOf } from '../product/price-rows.ts'

/**
 * What is watched, as a table: the products of the saved lists of every customer who wants mails about lower prices, in each store they
 * said so in, with the group whose prices are theirs.
 */
export const WATCHED: SqlFragment = sql`(
  select distinct recipient.id as recipient_id, line.sku, market.currency, market.country, customer.group_key
  from mail_preference preference
  join mail_recipient recipient on recipient.id = preference.recipient_id
  join store on store.key = recipient.store_key
  join ${MARKET_ROWS} on market.country = store.country
  join customer on lower(customer.email) = recipient.email
  join shopping_list list on list.customer_id = customer.id
  cross join lateral jsonb_to_recordset(list.line_items) as line (sku text)
  where preference.kind = 'price-drop' and preference.is_wanted)`

/** What a row of `watched` costs its owner now, as a lateral table. */
export function priceOfWatched({ now }: Pick<EngineContext, 'now'>): SqlFragment {
  return priceOf(sql`watched.sku`, {
    currency: sql`watched.currency`,
    country: sql`watched.country`,
    customerGroup: sql`watched.group_key`,
    now: now(),
  })
}

/**
 * Rows of `price_watch` whose price is worth a mail (`isPriceDrop` of the domain) and whose goods are there: what follows `from`. In
 * another currency than before there is nothing to compare.
 */
export function droppedWatches(context: Pick<EngineContext, 'now'>): SqlFragment {
  return sql`${WATCHED} watched
    join price_watch watch on watch.recipient_id = watched.recipient_id and watch.sku = watched.sku
      and watch.currency = watched.currency
    join inventory_entry entry on entry.sku = watched.sku and entry.available > entry.preorder
    cross join lateral ${priceOfWatched(context)} price
    where price.effective_cent::bigint * 100 <= watch.reference_cent * ${100 - PRICE_DROP_PERCENT}::integer`
}
