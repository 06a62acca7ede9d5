import { readFileSync } from 'node:fs'
import type { Order } from '@shop/domain/order'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addLineItem, createCart, updateCart } from '../cart/index.ts'
import { createBankPayment } from '../payment/index.ts'
import type { Owner } from '../session/index.ts'
import { aPaidCart, aPaymentDraft, aStranger, CRANE, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { cancelOrder, createOrderFromCart, searchOrders } from './index.ts'

const { context } = await openTestShop()
const orders: Order[] = []
let owner: Owner

/** One visitor orders a press, five saws and a crane, a month apart; another orders a press too. */
beforeAll(async () => {
  const first = await aPaidCart(context, { [PRESS]: 1 })
  owner = first.owner
  orders.push(await createOrderFromCart(context, requestOf(owner, first.cart)))
  for (const [sku, quantity] of [
    [SAW, 5],
    [CRANE, 1],
  ] as const) {
    const empty = await createCart(context, { owner, storeKey: 'sk' })
    const filled = await addLineItem(context, requestOf(owner, empty), { sku, quantity })
    const ready = await updateCart(context, requestOf(owner, filled), [
      { action: 'setCustomerEmail', email: 'jana@example.org' },
      { action: 'setBillingAddress', address: first.cart.billingAddress! },
      { action: 'setShippingAddress', address: first.cart.shippingAddress! },
    ])
    const paid = await createBankPayment(context, requestOf(owner, ready), aPaymentDraft(ready, 'bank-transfer'))
    orders.push(await createOrderFromCart(context, requestOf(owner, paid.cart)))
  }
  for (const [index, { id }] of orders.entries())
    await sql`update "order" set created_at = ${`2026-0${index + 1}-15T12:00:00.000Z`} where id = ${id}`.execute(context.db)
  await cancelOrder(context, { id: orders[2]!.id })
  const other = await aPaidCart(context, { [PRESS]: 1 })
  await createOrderFromCart(context, requestOf(other.owner, other.cart))
})

async function found(search: Omit<Parameters<typeof searchOrders>[1], 'owner'>): Promise<number[]> {
  const { results } = await searchOrders(context, { owner, ...search })
  return results.map(({ id }) => orders.findIndex(order => order.id === id))
}

test('API-36 without conditions all orders of the owner are found, newest first', async () => {
  expect(await found({})).toEqual([2, 1, 0])
  expect(await found({ sort: 'createdAt asc' })).toEqual([0, 1, 2])
  expect(await found({ sort: 'totalPrice desc' })).toEqual([2, 0, 1])
  expect(await searchOrders(context, { owner, limit: 1, offset: 1 })).toMatchObject({ total: 3, count: 1, limit: 1, offset: 1 })
})

test('API-36 finds by the beginning of the order number, by item number and by texts of a name', async () => {
  const [press, saw] = orders as [Order, Order, Order]
  expect(await found({ text: press.orderNumber })).toEqual([0])
  expect(await found({ text: press.orderNumber.slice(0, 7) })).toEqual([2, 1, 0])
  expect(await found({ text: saw.orderNumber.toLowerCase() })).toEqual([1])
  expect(await found({ text: SAW })).toEqual([1])
  expect(await found({ text: 'saw' })).toEqual([1])
  expect(await found({ text: `  CRANE ${CRANE} ` })).toEqual([2])
  expect(await found({ text: 'press saw' })).toEqual([])
})

test('API-36 finds by state and by time', async () => {
  expect(await found({ orderState: 'Cancelled' })).toEqual([2])
  expect(await found({ orderState: 'Open' })).toEqual([1, 0])
  expect(await found({ createdAfter: '2026-02-01T00:00:00.000Z' })).toEqual([2, 1])
  expect(await found({ createdBefore: '2026-02-15T12:00:00.000Z' })).toEqual([0])
  expect(await found({ createdAfter: '2026-02-15T12:00:00.000Z', createdBefore: '2026-03-01T00:00:00.000Z' })).toEqual([1])
})

test.each(["' or '1'='1", '%', '_', '\\', ':*', '!saw', '(', '<script>', '\'); drop table "order"; --'])(
  'API-36 a text of signs is no condition of its own: %s',
  async text => {
    expect((await found({ text })).length).toBeLessThanOrEqual(1)
  },
)

test('API-36 A1 no one finds the orders of someone else', async () => {
  for (const search of [{}, { text: orders[0]!.orderNumber }, { text: PRESS }])
    expect(await searchOrders(context, { owner: aStranger(), ...search })).toMatchObject({ results: [], total: 0 })
  expect((await searchOrders(context, { owner, text: PRESS })).total).toBe(1)
})

test('API-36 orders from before the search are found by number, item number and name', async () => {
  const migration = readFileSync(new URL('../../migrations/0013-order-progress.sql', import.meta.url), 'utf8')
  const [backfill = ''] = /update "order" set search[^;]*;/.exec(migration) ?? []
  await sql`alter table "order" disable trigger order_content_is_frozen`.execute(context.db)
  // Their lines had their names.
  for (const order of orders)
    await sql`update "order" set search = '', document = ${JSON.stringify(order)}::jsonb where id = ${order.id}`.execute(
      context.db,
    )
  await sql`alter table "order" enable trigger order_content_is_frozen`.execute(context.db)
  expect(await found({ text: 'saw' })).toEqual([])
  await sql.raw(backfill).execute(context.db)
  for (const text of [orders[1]!.orderNumber, SAW, 'saw']) expect(await found({ text })).toEqual([1])
})
