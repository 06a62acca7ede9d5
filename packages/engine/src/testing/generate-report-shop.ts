import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** What a generated shop has. */
interface GeneratedShop {
  /** Last day of the generated time (YYYY-MM-DD). */
  readonly to: string
  readonly days: number
  readonly visits: number
  readonly orders: number
}

/**
 * Fills a shop with what a report reads: visits of which fewer and fewer come to each stage, orders, searches, measured pages and errors. Everything follows from the number of a row, so that it is the same each time. Returns how many events there are.
 */
export async function generateReportShop({ db }: EngineContext, shop: GeneratedShop): Promise<number> {
  return db.connection().execute(async connection => {
    await sql`select set_config('statement_timeout', '0', false), set_config('idle_in_transaction_session_timeout', '0', false)`.execute(
      connection,
    )
    await generate(connection, shop)
    await sql`vacuum analyze`.execute(connection)
    await sql`select set_config('statement_timeout', '3s', false)`.execute(connection)
    const { rows } = await sql<{ events: number }>`select count(*)::integer as events from tracking_event`.execute(connection)
    return rows[0]?.events ?? 0
  })
}

async function generate(db: EngineContext['db'], { to, days, visits, orders }: GeneratedShop): Promise<void> {
  // Numbers from 0 to 1 that a row and a purpose decide.
  const chance = (purpose: string) =>
    sql`(abs(hashint8(n * 131 + ${sql.lit(purpose.length * 7919 + (purpose.codePointAt(0) ?? 0))})::bigint) % 100000) / 100000.0`
  const when = sql`(${to}::date + 1)::timestamptz - ${chance('time')} * make_interval(days => ${days})`
  const locale = sql`(array['de-DE','de-DE','de-DE','pl-PL','pl-PL','fr-FR','it-IT','sk-SK','cs-CZ','hu-HU','de-AT','nl-NL'])[1 + (${chance('locale')} * 12)::integer % 12]`
  await sql`
    with visit as (
        select n, gen_random_uuid() as browser_id, ${when} as begun, ${locale} as locale, ${chance('depth')} as depth
        from generate_series(1, ${visits}::integer) n),
      step (number, type, depth, properties, after) as (values
        (0, 'view_category', 1.0, '{}', 0), (1, 'view_item', 0.8, '{}', 40), (2, 'view_item', 0.5, '{}', 90),
        (3, 'view_item', 0.35, '{}', 150), (4, 'cart_update', 0.14, '{"action":"add"}', 200),
        (5, 'checkout', 0.1, '{"step_number":1}', 260), (6, 'checkout', 0.07, '{"step_number":2}', 300),
        (7, 'checkout', 0.062, '{"step_number":3}', 380), (8, 'checkout', 0.05, '{"step_number":4}', 420),
        (9, 'purchase', 0.033, '{}', 500))
    insert into tracking_event (id, type, occurred_at, locale, browser_id, properties)
    select gen_random_uuid(), step.type, begun + make_interval(secs => step.after), locale, browser_id, step.properties::jsonb
    from visit join step on visit.depth < step.depth order by begun`.execute(db)
  await generateOrders(db, { to, days, orders })
  await sql`
    insert into search_query (id, store_key, language, text, total, match_level, place, asked_at)
    select gen_random_uuid(), 'de', 'de', (array['esse','3d drucker','gabelstapler','solarpanel','bettwäsche'])[1 + (n % 11) % 5], 0, 0,
      'results', ${when}
    from generate_series(1, ${Math.ceil(visits / 40)}::integer) n`.execute(db)
  await sql`
    insert into web_vital (day, country, page, vital, bucket, count)
    select (${when})::date, (array['DE','PL','FR','SK'])[1 + n % 4], page, vital,
      (ln(1 + base * factor * exp((${chance('spread')} - 0.5) * 2.2)) / ln(1.05))::smallint, count(*)
    from generate_series(1, ${Math.ceil(visits / 30)}::integer) n
    cross join (values ('home', 1.0), ('category', 1.1), ('product', 1.25), ('search', 1.4), ('cart', 1.6), ('checkout', 1.9)) pages (page, factor)
    cross join (values ('LCP', 1100), ('INP', 90), ('CLS', 12), ('TTFB', 190)) vitals (vital, base)
    group by 1, 2, 3, 4, 5`.execute(db)
  await sql`
    insert into browser_error (day, error_key, country, page, type, message, frames, count) values
      (${to}::date - 1, 'a', 'DE', 'product', 'TypeError', 'Cannot read properties of undefined (reading sku)', 'addLine /assets/shop-Bx1Qz.js:10:522', 14),
      (${to}::date - 3, 'b', 'PL', 'checkout', 'TypeError', 'Failed to fetch', 'send /assets/shop-Bx1Qz.js:4:91', 3)
    on conflict do nothing`.execute(db)
}

/** Orders of a few lines' size in markets with currencies of their own, some cancelled; carts that were not paid; and their payments. */
async function generateOrders(db: EngineContext['db'], { to, days, orders }: Omit<GeneratedShop, 'visits'>): Promise<void> {
  await db.transaction().execute(async transaction => {
    // Made up, and never of a shop: what else carts and orders have to fit does not matter to a report.
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`alter table cart drop constraint cart_sound`.execute(transaction)
    await sql`alter table "order" drop constraint order_sound`.execute(transaction)
    await sql`create temporary table made on commit drop as
      select made.*, case store_key when 'pl' then 'PLN' when 'cz' then 'CZK' when 'hu' then 'HUF' else 'EUR' end as currency,
        (1 + n % 9) * 11900 * case store_key when 'pl' then 4 when 'cz' then 25 when 'hu' then 400 else 1 end as cents,
        1 + floor(power((n::bigint * 7919 % 1000) / 1000.0, 2) * 40)::integer as item,
        is_paid and (method in ('bank-transfer', 'cash-on-delivery') or n % 7 <> 0) as is_ordered
      from (select n, gen_random_uuid() as id, gen_random_uuid() as cart_id, gen_random_uuid() as payment_id,
          (${to}::date + 1)::timestamptz - (n::bigint * 7919 % 100000) / 100000.0 * make_interval(days => ${days}) as created_at,
          (array['de','de','de','pl','pl','fr','it','sk','cz','hu','at'])[1 + n % 11] as store_key,
          (array['scheme','scheme','paypal','klarna','bank-transfer','cash-on-delivery'])[1 + (n * 31) % 6] as method,
          n % 23 <> 0 as is_paid
        from generate_series(1, ${orders}::integer) n) made
      order by created_at`.execute(transaction)
    await sql`
      insert into cart (id, version, store_key, anonymous_id, state, currency, total_cent, net_cent, tax_cent, document, line_products, created_at, last_modified_at)
      select cart_id, 1, store_key, gen_random_uuid(), 'Ordered', currency, cents, cents, 0, '{}', '{}', created_at, created_at
      from made`.execute(transaction)
    await sql`
      insert into payment (id, cart_id, cart_version, interface, currency, amount_cent, document, created_at)
      select payment_id, cart_id, 1, case when method in ('bank-transfer', 'cash-on-delivery') then method else 'card-payment-provider' end,
        currency, cents, '{}', created_at from made`.execute(transaction)
    await sql`
      insert into checkout_attempt (id, cart_id, cart_version, store_key, method, currency, amount_cent, state, reason, order_id, created_at, held_until)
      select payment_id, cart_id, 1, store_key, method, currency, cents, case when is_ordered then 'ordered' else 'failed' end,
        case when not is_ordered then 'refused' end, case when is_ordered then id end, created_at, created_at
      from made where method not in ('bank-transfer', 'cash-on-delivery')`.execute(transaction)
    // With as many bytes besides the lines as the addresses, taxes and pictures of an order have.
    await sql`
      insert into "order" (id, order_number, version, cart_id, payment_id, store_key, anonymous_id, order_state, payment_state, shipment_state,
        currency, total_cent, net_cent, tax_cent, document, created_at)
      select id, 'NS9' || lpad(n::text, 9, '0'), 1, cart_id, payment_id, store_key, gen_random_uuid(),
        case when n % 29 = 0 then 'Cancelled' else 'Open' end, 'Paid', 'Pending', currency, cents, cents, 0,
        jsonb_build_object('lineItems', jsonb_build_array(jsonb_build_object(
            'name', jsonb_build_object('en', (array['Band saw','Hydraulic workshop press','Deep fryer','Welding table','Pallet scale','Ice cream maker','Meat grinder','Pizza oven'])[1 + item % 8] || ' ' || item),
            'variant', jsonb_build_object('sku', 'EX3000' || lpad(item::text, 4, '0')), 'quantity', 1 + n % 3,
            'totalPrice', jsonb_build_object('centAmount', cents, 'currencyCode', currency))),
          'more', (select string_agg(md5((n * 100 + part)::text), '') from generate_series(1, 120) part)), created_at
      from made where is_ordered`.execute(transaction)
  })
}
