import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/**
 * Copies the sessions, carts, payments and orders of a test shop so often, each copy with ids of its own and with a customer
 * next to it, without what triggers and foreign keys would do for each: a shop with a past.
 */
export async function multiplyShoppers(db: Database, copies: number): Promise<void> {
  await db.transaction().execute(async inside => {
    await sql`set local session_replication_role = replica`.execute(inside)
    await sql`
      create temporary table copied on commit drop as
      select cart.id as old_cart, gen_random_uuid() as cart, gen_random_uuid() as payment, gen_random_uuid() as placed,
        gen_random_uuid() as visitor, nextval('order_number_sequence') as number
      from cart, generate_series(1, ${copies}::integer)`.execute(inside)
    await sql`
      insert into session (id, token_hash, refresh_hash, anonymous_id, store_key, token_expires_at, expires_at)
      select gen_random_uuid(), sha256(copied.cart::text::bytea), sha256(copied.payment::text::bytea), copied.visitor, cart.store_key,
        now() + interval '1 day', now() + interval '30 days'
      from copied join cart on cart.id = old_cart`.execute(inside)
    await sql`
      insert into cart (id, version, store_key, anonymous_id, state, currency, total_cent, net_cent, tax_cent, document,
        line_products, created_at, last_modified_at)
      select copied.cart, version, store_key, copied.visitor, state, currency, total_cent, net_cent, tax_cent,
        (document::jsonb || jsonb_build_object('id', copied.cart, 'anonymousId', copied.visitor))::json, line_products, created_at, last_modified_at
      from copied join cart on cart.id = old_cart`.execute(inside)
    await sql`
      insert into payment (id, version, cart_id, cart_version, interface, currency, amount_cent, document, created_at)
      select copied.payment, version, copied.cart, cart_version, interface, currency, amount_cent,
        document || jsonb_build_object('id', copied.payment), created_at
      from copied join payment on payment.cart_id = old_cart`.execute(inside)
    await sql`
      insert into payment_transaction (id, payment_id, type, state, amount_cent, interaction_id, created_at)
      select gen_random_uuid(), copied.payment, 'Authorization', 'Pending', 1, number, now() from copied`.execute(inside)
    await sql`
      insert into "order" (id, order_number, version, cart_id, payment_id, store_key, anonymous_id, order_state, payment_state,
        shipment_state, currency, total_cent, net_cent, tax_cent, document, created_at, search)
      select copied.placed, 'NS' || lpad(number::text, 8, '0'), version, copied.cart, copied.payment, store_key, copied.visitor,
        order_state, payment_state, shipment_state, currency, total_cent, net_cent, tax_cent,
        document || jsonb_build_object('id', copied.placed, 'orderNumber', 'NS' || lpad(number::text, 8, '0')), created_at, search
      from copied join "order" on "order".cart_id = old_cart`.execute(inside)
    await sql`
      insert into stock_movement (order_id, sku, quantity, created_at)
      select copied.placed, sku, quantity, stock_movement.created_at
      from copied join "order" on "order".cart_id = old_cart join stock_movement on order_id = "order".id`.execute(inside)
    await sql`
      insert into discount_code_use (discount_code_id, order_id, email, used_at)
      select (select id from discount_code order by id offset number % 100 limit 1), copied.placed, number || '@example.org', now()
      from copied join "order" on "order".cart_id = old_cart`.execute(inside)
    await sql`
      insert into customer (id, email, document)
      select copied.visitor, number || '@example.org', '{}' from copied`.execute(inside)
    await sql`
      insert into outbox (topic, payload, dedup_key, relayed_at)
      select 'order-created', '{}', 'order-created/' || copied.placed, now() from copied`.execute(inside)
  })
}
