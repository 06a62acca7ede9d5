import { sql } from 'kysely'
import { connect } from '../database/connection.ts'
import type { Database } from '../database/context.ts'
import { growOrders } from './grow-orders.ts'
import { growProducts } from './grow-products.ts'
import { growRecords } from './grow-records.ts'
import { chance, fill, type GrownShop, idOf } from './grow-table.ts'

/** Days over which carts are spread: more than they are kept, so that some are due. */
export const CART_DAYS = 100
/** Days for which a cart has its lines here; older ones are empty, or ten million would be too large for the disk of a desk. */
const FULL_DAYS = 14
/**
 * Makes a large shop of a small one: products, carts, orders and all that is written with them are copies of what is there, with
 * ids of their own, and as many messages, sessions, events and changes as go with them. Carts lie in no order of time, as in a table
 * whose old rows have made room for new ones for years. What triggers and foreign keys would do for each row is left out.
 */
export async function growShop(databaseUrl: string, shop: GrownShop): Promise<void> {
  const db = connect<unknown>({ databaseUrl, poolSize: 1 }) as Database
  try {
    await db.connection().execute(async connection => {
      await sql`select set_config('statement_timeout', '0', false), set_config('idle_in_transaction_session_timeout', '0', false),
        set_config('session_replication_role', 'replica', false)`.execute(connection)
      await growProducts(connection, shop)
      await growCarts(connection, shop)
      await growOrders(connection, shop)
      await growRecords(connection, shop)
      shop.onProgress('clearing up')
      await sql`vacuum (analyze)`.execute(connection)
    })
  } finally {
    await db.destroy()
  }
}

/** Carts of visitors and their sessions. A cart copies one with lines, or an empty one when it is old. */
async function growCarts(db: Database, { carts, onProgress }: GrownShop): Promise<void> {
  await sql`
    create temporary table cart_template as
    select (row_number() over (order by json_array_length(document -> 'lineItems') = 0, id) - 1)::integer as place,
      json_array_length(document -> 'lineItems') = 0 as is_empty, cart.*
    from cart where state = 'Active'`.execute(db)
  const age = sql`(${chance(1)} * ${sql.lit(CART_DAYS)})`
  await fill(
    db,
    { table: 'cart', rows: carts, onProgress },
    (from, to) => sql`
    insert into cart (id, version, store_key, anonymous_id, state, currency, total_cent, net_cent, tax_cent, document, line_products,
      created_at, last_modified_at, last_modified_hour)
    select made.id, version, store_key, visitor, state, currency, total_cent, net_cent, tax_cent,
      replace(replace(document::text, template.id::text, made.id::text), template.anonymous_id::text, visitor::text)::json,
      line_products, made_at, used_at, date_trunc('hour', used_at)
    from (
      select n, ${idOf('visitor')} as visitor, uuidv7(make_interval(secs => -86400 * age)) as id, age,
        now() - make_interval(secs => 86400 * age) as made_at,
        now() - make_interval(secs => 86400 * age * (1 - 0.05 * ${chance(2)})) as used_at
      from (select n, ${age}::float as age from generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) n) aged) made
    join cart_template template on template.place = case when age < ${sql.lit(FULL_DAYS)}
      then n % (select count(*) from cart_template where not is_empty)
      else (select place from cart_template where is_empty limit 1) end`,
  )
  const sessions = Math.ceil(carts / 3)
  await fill(
    db,
    { table: 'session', rows: sessions, onProgress },
    (from, to) => sql`
    insert into session (id, token_hash, refresh_hash, anonymous_id, store_key, token_expires_at, expires_at)
    select ${idOf('session')}, sha256(('token' || n)::bytea), sha256(('refresh' || n)::bytea), ${idOf('visitor')}, 'sk', ends_at, ends_at
    from (select n, now() + make_interval(secs => 86400 * (${chance(3)} * 40 - 10)) as ends_at
      from generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) n) made`,
  )
}
