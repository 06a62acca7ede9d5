import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { chance, fill, type GrownShop, idOf } from './grow-table.ts'

/** Events, searches, notifications of the payment provider, counts of tries and changes of the catalogue, as many as go with carts and products. */
export async function growRecords(db: Database, { carts, products, onProgress }: GrownShop): Promise<void> {
  const of = (table: string, rows: number) => ({ table, rows: Math.ceil(rows), onProgress })
  const numbers = (from: number, to: number) => sql`generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) n`
  // Some are older than they are kept, so that they are due; in no order of time, since new ones come where old ones were.
  const ago = (days: number) => sql`now() - make_interval(secs => 86400 * ${sql.lit(days)} * ${chance(days)})`
  await fill(
    db,
    of('tracking_event', carts / 2),
    (from, to) => sql`
    insert into tracking_event (id, type, occurred_at, locale, browser_id, sku, properties)
    select ${idOf('event')}, (array['view_item', 'view_category', 'cart_update'])[1 + n % 3], ${ago(480)}, 'sk-SK',
      ${idOf('browser', sql`(n / 8)`)}, case when n % 3 = 0 then 'GX' || lpad((1 + n % ${sql.lit(products)})::text, 8, '0') end,
      '{"action": "add", "value": 129.9, "currency": "EUR"}'
    from ${numbers(from, to)}`,
  )
  await fill(
    db,
    of('search_query', carts / 10),
    (from, to) => sql`
    insert into search_query (id, store_key, language, text, total, match_level, place, asked_at)
    select ${idOf('search')}, 'sk', 'sk', 'lis ' || n % 5000, 12, 1, 'results', ${ago(190)} from ${numbers(from, to)}`,
  )
  await fill(
    db,
    of('payment_notification', carts / 30),
    (from, to) => sql`
    insert into payment_notification (event_key, event_code, merchant_reference, item, received_at, processed_at, outcome, next_try_at)
    select 'event/' || n, 'AUTHORISATION', ${idOf('payment')}, jsonb_build_object('pspReference', n, 'more', repeat('x', 600)), at, at, 'taken', at
    from (select n, ${ago(100)} as at from ${numbers(from, to)}) made`,
  )
  await fill(
    db,
    of('attempt_count', carts / 20),
    (from, to) => sql`
    insert into attempt_count (key_hash, attempts, ends_at)
    select sha256(('try' || n)::bytea), 1, now() + make_interval(secs => 7200 * (${chance(5)} - 0.1)) from ${numbers(from, to)}`,
  )
  await fill(
    db,
    of('catalogue_change', 4 * products),
    (from, to) => sql`
    insert into catalogue_change (topic, subject, noted_at)
    select 'price', ${idOf('product', sql`(1 + n % ${sql.lit(products)})`)}, ${ago(4)} from ${numbers(from, to)}`,
  )
}
