import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createOrderFromCart } from '../order/index.ts'
import { beginAttempt, createBankPayment } from '../payment/index.ts'
import { aProviderDraft } from '../testing/provider-event.fixtures.ts'
import { aPaymentDraft, aReadyCart, aVisitor, openTestShop, PRESS, requestOf } from '../testing/shop.fixtures.ts'
import { addLineItem, deleteAbandonedCarts } from './index.ts'

const { context } = await openTestShop()

function age(id: string, days: number) {
  const at = sql`now() - make_interval(days => ${days})`
  return sql`update cart set last_modified_at = ${at}, last_modified_hour = date_trunc('hour', ${at}) where id = ${id}`.execute(
    context.db,
  )
}

test('carts no one changed for 90 days are deleted in bounded batches, ordered and busy ones are not', async () => {
  const old = await Promise.all(Array.from({ length: 5 }, () => aVisitor(context)))
  for (const { cart } of old) await age(cart.id, 91)
  const { cart: recent } = await aVisitor(context)
  await age(recent.id, 89)
  const { owner, cart: ready } = await aReadyCart(context)
  const paid = await createBankPayment(context, requestOf(owner, ready), aPaymentDraft(ready, 'bank-transfer'))
  await createOrderFromCart(context, requestOf(owner, paid.cart))
  await age(ready.id, 400)
  const busy = old[0]!.cart.id
  const remaining = async () =>
    (
      await context.db
        .selectFrom('cart')
        .select('id')
        .where('last_modified_at', '<', sql<string>`now() - interval '80 days'`)
        .execute()
    )
      .map(({ id }) => id)
      .sort()
  const counts = await context.db.transaction().execute(async transaction => {
    await transaction.selectFrom('cart').select('id').where('id', '=', busy).forUpdate().execute()
    const batch = () => deleteAbandonedCarts(context, { olderThanDays: 90, limit: 3 })
    return [await batch(), await batch(), await batch()]
  })
  expect(counts).toEqual([3, 1, 0])
  expect(await remaining()).toEqual([busy, recent.id, ready.id].sort())
  expect(await deleteAbandonedCarts(context, { olderThanDays: 90, limit: 3 })).toBe(1)
})

test('a cart that was used later than its hour says stays, and is not looked at each time again', async () => {
  const { cart: changed } = await aVisitor(context)
  await sql`update cart set last_modified_hour = '1970-01-01T00:00:00Z' where id = ${changed.id}`.execute(context.db)
  const { owner, cart: tried } = await aReadyCart(context)
  await beginAttempt(context, requestOf(owner, tried), aProviderDraft(tried, 'scheme'))
  await age(tried.id, 91)
  const { cart: abandoned } = await aVisitor(context)
  await age(abandoned.id, 91)
  const batch = () => deleteAbandonedCarts(context, { olderThanDays: 90, limit: 100 })
  expect([await batch(), await batch()]).toEqual([3, 0])
  const left = await context.db
    .selectFrom('cart')
    .select(['id', 'last_modified_hour'])
    .where('id', 'in', [changed.id, tried.id, abandoned.id])
    .execute()
  expect(left.map(({ id }) => id).sort()).toEqual([changed.id, tried.id].sort())
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
  for (const { last_modified_hour } of left) expect(last_modified_hour > anHourAgo).toBe(true)
})

test('a change of a cart says its hour', async () => {
  const { owner, cart } = await aVisitor(context)
  const later = { ...context, now: () => '2026-11-30T17:45:12.345Z' }
  await addLineItem(later, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
  const stored = context.db.selectFrom('cart').select('last_modified_hour').where('id', '=', cart.id)
  expect(await stored.executeTakeFirst()).toEqual({ last_modified_hour: '2026-11-30T17:00:00.000Z' })
})

test('what every change of a cart writes is in no index, so that a change can stay in its place', async () => {
  const { rows } = await sql<{ column: string }>`
    select distinct attname as column from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = 'cart'::regclass order by 1`.execute(context.db)
  expect(rows.map(({ column }) => column)).toEqual(['anonymous_id', 'customer_id', 'id', 'last_modified_hour', 'store_key'])
  const { rows: derived } = await sql`select from pg_index where indrelid = 'cart'::regclass and indexprs is not null`.execute(
    context.db,
  )
  expect(derived).toEqual([])
})
