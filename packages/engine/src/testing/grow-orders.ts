import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { fill, type GrownShop, idOf } from './grow-table.ts'

/** Of a hundred carts five become orders, by customers who order two or three times. */
const ORDERS_PER_CART = 0.05
const ORDERS_PER_CUSTOMER = 2.5
/** Days over which orders are spread. */
const ORDER_DAYS = 730

/** Customers, and orders that are copies of the shop's own with their carts, payments, movements and messages. */
export async function growOrders(db: Database, { carts, onProgress }: Pick<GrownShop, 'carts' | 'onProgress'>): Promise<void> {
  const orders = Math.ceil(carts * ORDERS_PER_CART)
  const customers = Math.ceil(orders / ORDERS_PER_CUSTOMER)
  await sql`
    create temporary table order_template as
    select (row_number() over (order by id) - 1)::integer as place, id, cart_id, payment_id, order_number from "order"`.execute(
    db,
  )
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from order_template`.execute(db)
  const count = rows[0]?.count ?? 0
  if (count === 0) throw new Error('There is no order to be copied')
  const copies = (from: number, to: number) => sql`(
    select n, ${idOf('order')} as copy_id, ${idOf('ordered')} as copy_cart, ${idOf('payment')} as copy_payment,
      ${idOf('customer', sql`(n % ${sql.lit(customers)})`)} as buyer, 'NS8' || lpad(n::text, 8, '0') as copy_number,
      now() - make_interval(secs => 86400.0 * ${sql.lit(ORDER_DAYS)} * (1 - n::float / ${sql.lit(orders)})) as placed_at, template.*
    from generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) n
    join order_template template on template.place = n % ${sql.lit(count)}) copy`
  const of = (table: string, rows = orders) => ({ table, rows, onProgress })
  await fill(
    db,
    of('customer', customers),
    (from, to) => sql`
    insert into customer (id, email, customer_number, document)
    select ${idOf('customer', sql`(n - 1)`)}, 'buyer' || n || '@example.org', 'C' || lpad(n::text, 9, '0'), jsonb_build_object(
      'firstName', 'Jana', 'lastName', 'Buyer' || n, 'addresses', '[]'::jsonb, 'stores', '[]'::jsonb, 'note', repeat('x', 400))
    from generate_series(${sql.lit(from)}::bigint, ${sql.lit(to)}::bigint) n`,
  )
  await fill(
    db,
    of('cart'),
    (from, to) => sql`
    insert into cart (id, version, store_key, customer_id, state, currency, total_cent, net_cent, tax_cent, document, line_products,
      created_at, last_modified_at)
    select copy_cart, version, store_key, buyer, state, currency, total_cent, net_cent, tax_cent,
      replace(document::text, cart_id::text, copy_cart::text)::json, line_products, placed_at, placed_at
    from ${copies(from, to)} join cart on cart.id = cart_id`,
  )
  await fill(
    db,
    of('payment'),
    (from, to) => sql`
    insert into payment (id, version, cart_id, cart_version, interface, currency, amount_cent, document, created_at)
    select copy_payment, version, copy_cart, cart_version, interface, currency, amount_cent,
      document || jsonb_build_object('id', copy_payment), placed_at
    from ${copies(from, to)} join payment on payment.id = payment_id`,
  )
  await fill(
    db,
    of('order'),
    (from, to) => sql`
    insert into "order" (id, order_number, version, cart_id, payment_id, store_key, customer_id, order_state, payment_state,
      shipment_state, currency, total_cent, net_cent, tax_cent, document, created_at, search)
    select copy_id, copy_number, version, copy_cart, copy_payment, store_key, buyer, order_state, payment_state,
      shipment_state, currency, total_cent, net_cent, tax_cent,
      document || jsonb_build_object('id', copy_id, 'orderNumber', copy_number), placed_at, search
    from ${copies(from, to)} join "order" on "order".id = copy.id`,
  )
  await fill(
    db,
    of('stock_movement'),
    (from, to) => sql`
    insert into stock_movement (order_id, sku, quantity, created_at, kind)
    select copy_id, sku, quantity, placed_at, kind
    from ${copies(from, to)} join stock_movement on order_id = copy.id`,
  )
  await fill(
    db,
    of('outbox'),
    (from, to) => sql`
    insert into outbox (topic, payload, dedup_key, created_at, relayed_at)
    select topic, jsonb_build_object('orderId', copy_id, 'orderNumber', copy_number, 'storeKey', 'sk'), topic || '/' || copy_id,
      placed_at, placed_at + interval '1 second'
    from ${copies(from, to)} cross join (values ('order-created'), ('order-paid'), ('order-shipped'), ('order-document')) told (topic)`,
  )
}
