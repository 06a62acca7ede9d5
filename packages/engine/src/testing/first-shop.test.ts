import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addLineItem, findOwnCart } from '../cart/index.ts'
import { connect } from '../database/connection.ts'
import { createContext, dropDatabase, type EngineContext, migrate, type Tables } from '../database/index.ts'
import { checkInvariants } from '../invariants/index.ts'
import { createOrderFromCart, findOrder } from '../order/index.ts'
import { createBankPayment } from '../payment/index.ts'
import { makeFirstShop } from './first-shop.ts'
import { aPaymentDraft, PRESS, requestOf } from './shop.fixtures.ts'

const url = new URL(inject('templateDatabaseUrl'))
url.pathname = `/first_${randomBytes(6).toString('hex')}`
let rows: Awaited<ReturnType<typeof makeFirstShop>>
let db: Kysely<Tables>
let context: EngineContext

beforeAll(async () => {
  rows = await makeFirstShop(url.href)
  await migrate(url.href)
  db = connect<Tables>({ databaseUrl: url.href, acquireTimeoutMs: 300_000, lockTimeoutMs: 300_000 })
  context = createContext(db)
})

afterAll(async () => {
  await db?.destroy()
  await dropDatabase(url.href)
})

test('what the first release had stored comes through all migrations, and what must always hold does', async () => {
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
  for (const table of ['cart', 'order', 'payment', 'customer', 'product', 'price', 'store', 'stock_movement'] as const) {
    const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
    expect(counted[0]?.count, table).toBe(rows[table]?.length)
  }
})

test('orders of the first release are read as they were placed, and its open carts are bought by this one', async () => {
  for (const { id, document } of rows.order ?? []) {
    const order = await findOrder(context, { id: id as string })
    const placed = document as { totalPrice: object; lineItems: { quantity: number }[] }
    expect(order.totalPrice).toEqual(placed.totalPrice)
    expect(order.lineItems.map(({ quantity }) => quantity)).toEqual(placed.lineItems.map(({ quantity }) => quantity))
  }
  const open = rows.cart?.find(cart => cart.state === 'Active' && cart.anonymous_id && cart.total_cent !== 0)
  const owner = { anonymousId: open?.anonymous_id as string }
  const cart = await findOwnCart(context, { owner, storeKey: 'sk', id: open?.id as string })
  if (!cart) throw new Error('The cart is gone')
  const more = await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
  const paid = await createBankPayment(context, requestOf(owner, more), aPaymentDraft(more, 'bank-transfer'))
  const order = await createOrderFromCart(context, requestOf(owner, paid.cart))
  expect(order.totalPrice).toEqual(more.totalPrice)
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})
