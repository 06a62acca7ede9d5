import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createOrderFromCart } from '../order/index.ts'
import { registerPayment } from '../payment/index.ts'
import { aPaidCart, aVisitor, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'

const { context } = await openTestShop()
const { owner, cart } = await aPaidCart(context, { [PRESS]: 2 })
const order = await createOrderFromCart(context, requestOf(owner, cart))
await registerPayment(context, { id: order.id }, { key: 'bank' })
const { cart: active } = await aVisitor(context)

const NEW_ID = '00000000-0000-4000-8000-000000000000'

/** A copy of all rows of a table with some columns changed. */
function copyOf(table: string, changes: string, where = 'true'): string {
  return `insert into ${table} select (jsonb_populate_record(row, ${changes})).* from ${table} row where ${where}`
}

test.each([
  ['ROUTE-15 an address without item number', `update product_text set slug = 'press-1'`, 'product_slug_form'],
  ['ROUTE-15 an address of other letters', `update product_text set slug = 'preß-30000001'`, 'product_slug_form'],
  ['ROUTE-15 an endless address', `update product_text set slug = repeat('a', 241) || '-30000001'`, 'product_slug_form'],
  ['S1 stock below zero', `update inventory_entry set available = -1, loaded = sold - 1`, 'available_not_negative'],
  ['S1 units from nowhere', `update inventory_entry set available = available + 1`, 'every_piece_is_somewhere'],
  [
    'S1 a second stock movement of an order and a SKU',
    `insert into stock_movement (order_id, sku, quantity, created_at) values ('${order.id}', '${PRESS}', 1, now())`,
    'movement_one_per_order_and_sku',
  ],
  [
    'S1 stock that comes back twice',
    `insert into stock_movement (order_id, sku, quantity, kind, created_at)
      select order_id, sku, quantity, 'return', now() from stock_movement, generate_series(1, 2) where order_id = '${order.id}'`,
    'movement_one_per_order_and_sku',
  ],
  [
    'P2 a second movement of money under one name',
    `insert into payment_transaction
      select gen_random_uuid(), payment_id, type, state, amount_cent, interaction_id, created_at from payment_transaction`,
    'transaction_one_per_interaction',
  ],
  ['P2 a movement of nothing', `update payment_transaction set amount_cent = 0`, 'transaction_amount_positive'],
  ['P2 a report that counts twice', `insert into payment_event select * from payment_event`, 'payment_event_pkey'],
  [
    'ORD-04 cancelling what has left the house',
    `update "order" set order_state = 'Cancelled', shipment_state = 'Shipped' where id = '${order.id}'`,
    'order_cancelled_before_shipping',
  ],
  [
    'O1 a second order of a cart',
    copyOf(
      '"order"',
      `jsonb_build_object('id', '${NEW_ID}', 'order_number', 'NS99999999',
        'document', row.document || '{"id": "${NEW_ID}", "orderNumber": "NS99999999"}')`,
    ),
    'order_one_per_cart',
  ],
  [
    'O1 a second order of a number',
    copyOf('"order"', `jsonb_build_object('id', '${NEW_ID}', 'document', row.document || '{"id": "${NEW_ID}"}')`),
    'order_number_unique',
  ],
  ['O1 deleting an ordered cart', `delete from cart where id = '${cart.id}'`, 'order_cart_id_fkey'],
  ['O1 another id of an ordered cart', `update cart set id = '${NEW_ID}' where id = '${cart.id}'`, 'order_cart_id_fkey'],
  ['P2 deleting the payment of an order', `delete from payment where cart_id = '${cart.id}'`, 'order_payment_id_fkey'],
  ['S1 deleting stock that was sold', `delete from inventory_entry where sku = '${PRESS}'`, 'stock_movement_sku_fkey'],
  ['S1 deleting an order that took stock', `delete from "order" where id = '${order.id}'`, 'stock_movement_order_id_fkey'],
  ['M4 other products of an ordered cart', `update cart set line_products = '{}' where id = '${cart.id}'`, 'are frozen'],
  [
    'O3 a second announcement of an order',
    `insert into outbox (topic, payload, dedup_key) values ('order-created', '{}', 'order-created/${order.id}')`,
    'outbox_dedup_key_unique',
  ],
  [
    'M2 a total next to the document',
    `update cart set total_cent = total_cent + 1, net_cent = net_cent + 1`,
    'cart_document_fits_row',
  ],
  [
    'M2 net and tax that are not the total',
    `update cart set tax_cent = tax_cent + 1,
      document = jsonb_set(document::jsonb, '{taxedPrice,totalTax,centAmount}', to_jsonb(tax_cent + 1))::json`,
    'cart_net_and_tax_make_total',
  ],
  [
    'M2 a document of another cart',
    `update cart set document = (document::jsonb || '{"id": "${NEW_ID}"}')::json`,
    'cart_document_fits_row',
  ],
  [
    'M2 a document without a total',
    `update cart set document = (document::jsonb - 'totalPrice')::json`,
    'cart_document_fits_row',
  ],
  ['M2 a negative total', `update cart set total_cent = -2, net_cent = -1, tax_cent = -1`, 'cart_total_not_negative'],
  ['M2 an unknown currency', `update cart set currency = 'euro'`, 'cart_currency_form'],
  ['CART-01 an unknown state', `update cart set state = 'Lost'`, 'cart_state_known'],
  ['A1 a cart without an owner', `update cart set anonymous_id = null, customer_id = null`, 'cart_has_owner'],
  [
    'CART-18 more than 250 lines',
    `update cart set document = jsonb_set(document::jsonb, '{lineItems}',
      (select jsonb_agg(jsonb_build_object('quantity', 1)) from generate_series(1, 251)))::json`,
    'cart_lines_in_range',
  ],
  [
    'CART-03 a version below 1',
    `update cart set version = 0, document = (document::jsonb || '{"version": 0}')::json`,
    'cart_version_positive',
  ],
  [
    'CART-18 more than 1000 units in a line',
    `update cart set document = (document::jsonb || '{"lineItems": [{"quantity": 1001}]}')::json`,
    'cart_quantities_in_range',
  ],
  [
    'CART-18 a quantity that is no number',
    `update cart set document = (document::jsonb || '{"lineItems": [{"quantity": "2"}]}')::json`,
    'cart_quantities_in_range',
  ],
  [
    'CART-01 a second active cart of a session in a store',
    copyOf(
      'cart',
      `jsonb_build_object('id', '${NEW_ID}', 'document', row.document::jsonb || '{"id": "${NEW_ID}"}')`,
      `id = '${active.id}'`,
    ),
    'cart_one_active_per_session',
  ],
  [
    'P2 a second current payment of a cart',
    copyOf('payment', `'{"id": "${NEW_ID}", "cart_version": 99}'::jsonb`),
    'payment_one_current_per_cart',
  ],
  [
    'ENT-09 a second price of a scope',
    copyOf('price', `'{"id": "${NEW_ID}"}'::jsonb`, `sku = '${PRESS}' and currency = 'EUR'`),
    'price_unique',
  ],
  [
    'ENT-09 a price that ends when it begins',
    `update price set valid_from = '2026-01-01', valid_until = '2026-01-01'`,
    'price_validity_has_length',
  ],
  ['ENT-09 a price that ends at infinity', `update price set valid_until = 'infinity'`, 'price_validity_has_length'],
  ['ENT-09 a price of an unknown group', `update price set customer_group = 'tier9'`, 'price_group_known'],
  [
    'DISC-16 a time for a discount that is not there',
    `update price set discount_valid_from = '2026-01-01' where discounted_cent is null`,
    'discount_validity_has_discount',
  ],
  ['DISC-16 a reduction to the same price', `update price set discounted_cent = value_cent`, 'discount_below_value'],
])('%s is refused by the schema itself', async (_what, statement, constraint) => {
  await expect(sql.raw(statement).execute(context.db)).rejects.toThrow(new RegExp(constraint))
})

test('S1 stock that an order takes just now is not deleted under it', async () => {
  const { owner, cart } = await aPaidCart(context, { [SAW]: 1 })
  const { deleting } = await context.db.transaction().execute(async transaction => {
    await createOrderFromCart({ ...context, db: transaction }, requestOf(owner, cart))
    const deleting = sql`delete from inventory_entry where sku = ${SAW}`.execute(context.db).then(
      () => 'deleted',
      error => String(error),
    )
    const waits = sql<{ waiting: number }>`
      select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from inventory_entry%'`
    await expect.poll(async () => (await waits.execute(context.db)).rows).toEqual([{ waiting: 1 }])
    // In an object, so that the transaction does not wait for it.
    return { deleting }
  })
  expect(await deleting).toContain('stock_movement_sku_fkey')
})

test('ACC-01 an e-mail address has one customer, however it is written', async () => {
  const add = (email: string) =>
    sql`insert into customer (id, email, document) values (gen_random_uuid(), ${email}, '{}')`.execute(context.db)
  await add('Jana@Example.org')
  await expect(add('jana@example.org')).rejects.toThrow('customer_email_unique')
})

test('what must hold of carts is checked of each that is written; none that was there was read for it when the rule was added', async () => {
  const { rows } = await sql<{ validated: boolean }>`
    select convalidated as validated from pg_constraint where conname = 'cart_sound'`.execute(context.db)
  expect(rows).toEqual([{ validated: false }])
})
