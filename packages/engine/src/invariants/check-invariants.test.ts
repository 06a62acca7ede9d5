import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aStoredCustomer } from '../customer/customer.fixtures.ts'
import { cancelOrder, createOrderFromCart } from '../order/index.ts'
import { refundOrder, registerPayment } from '../payment/index.ts'
import { addReview, approveReview } from '../review/index.ts'
import { aDraft, SLOVAKIA } from '../review/review.fixtures.ts'
import { aPaidCart, aReadyCart, CRANE, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { checkInvariants } from './check-invariants.ts'

const { context } = await openTestShop()

beforeAll(async () => {
  await aReadyCart(context, { [PRESS]: 2, [SAW]: 1 })
  await aPaidCart(context, { [SAW]: 1 })
  const { owner, cart } = await aPaidCart(context, { [PRESS]: 1, [CRANE]: 2 })
  await createOrderFromCart(context, requestOf(owner, cart))
  const review = await addReview(context, { owner, market: SLOVAKIA, draft: aDraft() })
  await approveReview(context, review.id)
  const refunded = await aPaidCart(context, { [SAW]: 2 })
  const { id } = await createOrderFromCart(context, requestOf(refunded.owner, refunded.cart))
  await registerPayment(context, { id }, {})
  await cancelOrder(context, { id })
  await refundOrder(context, { id }, { centAmount: 100 })
  await aStoredCustomer(context)
})

async function violated(): Promise<string[]> {
  const results = await checkInvariants(context)
  return results.filter(({ violations }) => violations > 0).map(({ title }) => title)
}

/** Breaks something in spite of the constraints, looks, and takes it back. */
async function violatedAfter(statement: string): Promise<string[]> {
  const undo = new Error('undo')
  let found: string[] = []
  await context.db
    .transaction()
    .execute(async transaction => {
      const { rows } = await sql<{ drop: string }>`
        select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace`.execute(transaction)
      for (const { drop } of rows) await sql.raw(drop).execute(transaction)
      await sql.raw('alter table "order" disable trigger all').execute(transaction)
      await sql.raw(statement).execute(transaction)
      const inside = {
        ...context,
        db: Object.assign(Object.create(transaction), { transaction: () => sameTransaction(transaction) }),
      }
      const results = await checkInvariants(inside)
      found = results.filter(({ violations }) => violations > 0).map(({ title }) => title)
      throw undo
    })
    .catch(error => {
      if (error !== undo) throw error
    })
  return found
}

/** Lets the check run inside the transaction that broke something. */
function sameTransaction(transaction: unknown) {
  const builder = {
    setIsolationLevel: () => builder,
    setAccessMode: () => builder,
    execute: (work: (transaction: unknown) => unknown) => work(transaction),
  }
  return builder
}

test('a shop with carts, payments and orders violates nothing', async () => {
  expect(await violated()).toEqual([])
})

test.each([
  ['M2', 'cart: total = lines + fees + shipping - discounts on the total', `update cart set total_cent = total_cent + 1`],
  [
    'M4',
    'orders: no more of a line has left the house or was cancelled than was ordered',
    `with sent as (insert into shipment select gen_random_uuid(), id, 1, now() from "order" limit 1 returning id, order_id)
      insert into shipment_line select sent.id, line ->> 'id', (line ->> 'quantity')::integer + 1
      from sent join "order" on "order".id = order_id, jsonb_array_elements(document -> 'lineItems') line limit 1`,
  ],
  ['M2', 'order: net + tax = total, and the portions are the tax', `update "order" set net_cent = net_cent + 1`],
  [
    'M2',
    'cart: net + tax = gross in every line, fee and shipping price',
    `update cart set document = jsonb_set(document::jsonb, '{shippingInfo,taxedPrice,totalNet,centAmount}', '1')::json`,
  ],
  [
    'M1',
    'order: in forint, total, net and tax are whole forints',
    `update "order" set total_cent = 100050, document = jsonb_set(document, '{totalPrice,currencyCode}', '"HUF"')`,
  ],
  [
    'M4',
    'orders: a net one is that of a company whose VAT number was confirmed',
    `update "order" set document = jsonb_set(document, '{taxMode}', '"External"')`,
  ],
  [
    'M1',
    'cart: every line costs what its units cost, discounts taken off, in one currency',
    `update cart set document = jsonb_set(document::jsonb, '{lineItems,0,quantity}', '7')::json where json_array_length(document -> 'lineItems') > 0`,
  ],
  ['S1', 'stock: loaded = available + reserved + sold, none negative', `update inventory_entry set available = available + 1`],
  ['S1', 'stock: as many items, and as many that are sold out, as were counted', `insert into stock_count values (0, 1)`],
  [
    'S3',
    'stock: reserved is what payments that are waited for hold, and nothing else holds any',
    `update inventory_entry set reserved = reserved + 1, available = available - 1 where available > 0`,
  ],
  [
    'P1',
    'attempts: an ordered one has the order of its payment, and an order by the provider has its attempt',
    `update payment set interface = 'card-payment-provider'`,
  ],
  [
    'P1',
    'attempts: money that was taken and made no order is given back',
    `with attempt as (
      insert into checkout_attempt (id, cart_id, cart_version, store_key, method, currency, amount_cent, state, reason,
        created_at, held_until)
      select payment.id, cart_id, cart_version, cart.store_key, 'scheme', payment.currency, amount_cent, 'voided', 'cart-changed',
        now(), now() from payment join cart on cart.id = cart_id limit 1 returning id)
    insert into payment_transaction (id, payment_id, type, state, amount_cent, interaction_id, created_at)
    select gen_random_uuid(), id, 'Authorization', 'Success', 100, 'planted', now() from attempt`,
  ],
  [
    'P1',
    'orders: the money of all payments together is at most the total, or what is above it goes back',
    `with again as (
      insert into payment (id, cart_id, cart_version, interface, currency, amount_cent, document, created_at, due_order_id)
      select gen_random_uuid(), cart_id, 1, 'card-payment-provider', currency, total_cent, '{}', now(), placed.id
      from (select * from "order" where order_state = 'Open' limit 1) placed, generate_series(1, 2) returning id, amount_cent)
    insert into payment_transaction (id, payment_id, type, state, amount_cent, interaction_id, created_at)
    select gen_random_uuid(), id, 'Charge', 'Success', amount_cent, 'planted', now() from again`,
  ],
  [
    'P1',
    'attempts: one for an order that paid it is that order’s payment, or its money went back',
    `with again as (
      insert into payment (id, cart_id, cart_version, interface, currency, amount_cent, document, created_at, due_order_id)
      select gen_random_uuid(), cart_id, 1, 'card-payment-provider', currency, total_cent, '{}', now(), id
      from "order" where order_state = 'Open' limit 1 returning *),
    attempt as (
      insert into checkout_attempt (id, cart_id, cart_version, store_key, method, currency, amount_cent, state, reason,
        created_at, held_until, due_order_id)
      select id, cart_id, 1, 'sk', 'paypal', currency, amount_cent, 'voided', 'not-due', now(), now(), due_order_id from again)
    insert into payment_transaction (id, payment_id, type, state, amount_cent, interaction_id, created_at)
    select gen_random_uuid(), id, 'Charge', 'Success', amount_cent, 'planted', now() from again`,
  ],
  [
    'S1',
    'stock: sold is what orders took and did not give back, and what replaced it',
    `update inventory_entry set sold = sold + 1, available = available - 1`,
  ],
  ['O3', 'stock: an order took exactly its lines, virtual products aside', `delete from stock_movement where sku = '${PRESS}'`],
  [
    'S1',
    'stock: a cancelled order has given back all it took, any other nothing',
    `update stock_movement set quantity = 1 where kind = 'return'`,
  ],
  [
    'S1',
    'stock: a cancelled order has given back all it took, any other nothing',
    `update "order" set order_state = 'Cancelled' where order_state = 'Open'`,
  ],
  [
    'O3',
    'orders: every cancelled one is announced in the outbox, and none has left the house',
    `delete from outbox where topic = 'order-cancelled'`,
  ],
  [
    'O3',
    'orders: every cancelled one is announced in the outbox, and none has left the house',
    `update "order" set shipment_state = 'Shipped' where order_state = 'Cancelled'`,
  ],
  [
    'P2',
    'payments: refunded and charged back <= charged <= authorised',
    `update payment_transaction set amount_cent = 1000000 where type = 'Refund'`,
  ],
  [
    'P2',
    'payments: refunded and charged back <= charged <= authorised',
    `insert into payment_transaction select gen_random_uuid(), payment_id, 'Authorization', state, 1, 'x', created_at
      from payment_transaction where type = 'Charge'`,
  ],
  [
    'P2',
    'credit: what a company has taken of its limit is what its orders on account have not been paid',
    `with founded as (
      insert into company (id, store_key, name) select gen_random_uuid(), key, 'Muster' from store limit 1 returning id)
    insert into company_credit (company_id, limit_cent, term_days, open_cent) select id, 1, 30, 1 from founded`,
  ],
  [
    'P3',
    'orders: paid means that the money came, credit owed that it goes back',
    `update "order" set payment_state = 'Paid' where payment_state = 'Pending'`,
  ],
  [
    'P3',
    'orders: paid means that the money came, credit owed that it goes back',
    `update "order" set payment_state = 'Failed' where payment_state = 'CreditOwed'`,
  ],
  ['O3', 'orders: a cart is Ordered exactly when it has an order', `update cart set state = 'Ordered'`],
  ['O3', 'orders: every order is announced in the outbox', `delete from outbox`],
  ['M4', 'orders: amount and currency are those of the payment', `update payment set amount_cent = amount_cent + 1`],
  [
    'M4',
    'orders: lines, fees and total are those of the ordered cart',
    `update "order" set document = jsonb_set(document, '{lineItems,0,quantity}', '9')`,
  ],
  [
    'O3',
    'orders: each has its cart, payment and store, each movement of stock its order and entry',
    `update "order" set cart_id = gen_random_uuid()`,
  ],
  [
    'O3',
    'orders: each has its cart, payment and store, each movement of stock its order and entry',
    `update stock_movement set order_id = gen_random_uuid()`,
  ],
  ['C1', 'carts: the row and its document tell the same', `update cart set version = version + 1`],
  [
    'C1',
    'carts: quantities are 1 to 1000 per SKU, lines at most 250',
    `update cart set document = jsonb_set(document::jsonb, '{lineItems,0,quantity}', '1001')::json where json_array_length(document -> 'lineItems') > 0`,
  ],
  [
    'REV-19',
    'reviews: the statistics of a product are those of its included reviews',
    `update review_statistics set rating_1 = rating_1 + 1`,
  ],
  ['REV-19', 'reviews: the statistics of a product are those of its included reviews', `delete from review_statistics`],
  [
    'ACC-13',
    'newsletter: a customer has chosen it if and only if their address is subscribed',
    `update customer set document = jsonb_set(document, '{custom,newsletter}', 'true')`,
  ],
  ['REV-09', 'reviews: anyone who wrote one here has ordered its SKU', `update review set sku = '${SAW}'`],
  ['P2', 'carts: the payment a cart names is its current one, over its total', `update payment set superseded_at = now()`],
  [
    'M3',
    'prices: every price is what its newest record tells, and a price that is gone is recorded as gone',
    `update price set value_cent = value_cent + 1 where sku = '${PRESS}'`,
  ],
  [
    'M3',
    'prices: every price is what its newest record tells, and a price that is gone is recorded as gone',
    `delete from price where sku = '${PRESS}'`,
  ],
])('%s: the check sees what breaks "%s"', async (_rule, title, statement) => {
  expect(await violatedAfter(statement)).toContain(title)
})
