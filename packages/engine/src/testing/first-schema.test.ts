import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addLineItem, findOwnCart } from '../cart/index.ts'
import { connect } from '../database/connection.ts'
import { createContext, createDatabase, dropDatabase, type EngineContext, migrate, type Tables } from '../database/index.ts'
import { checkInvariants } from '../invariants/index.ts'
import { createOrderFromCart, findOrder } from '../order/index.ts'
import { createBankPayment } from '../payment/index.ts'
import { aPaymentDraft, PRESS, requestOf } from './shop.fixtures.ts'

/** What the first release had stored of carts, orders and a customer, and the migrations it knew. */
interface FirstShop {
  readonly rows: Readonly<Record<string, readonly Record<string, unknown>[]>> & { readonly kysely_migration: never }
  readonly sequences: readonly { readonly name: string; readonly value: string }[]
}

const { rows, sequences } = JSON.parse(await readFile(new URL('first-schema.json', import.meta.url), 'utf8')) as FirstShop
const url = new URL(inject('templateDatabaseUrl'))
url.pathname = `/first_${randomBytes(6).toString('hex')}`
let db: Kysely<Tables>
let context: EngineContext

async function fill(unmigrated: Kysely<unknown>): Promise<void> {
  await unmigrated.transaction().execute(async transaction => {
    // As they were, without what triggers would make of them.
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const [table, content] of Object.entries(rows)) {
      if (table === 'kysely_migration') continue
      const { rows: columns } = await sql<{ name: string }>`
        select attname as name from pg_attribute
        where attrelid = ${`"${table}"`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(transaction)
      const list = sql.join(columns.map(({ name }) => sql.ref(name)))
      await sql`
        insert into ${sql.table(table)} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(content)}::jsonb)`.execute(
        transaction,
      )
    }
    for (const { name, value } of sequences) await sql`select setval(${name}::regclass, ${value})`.execute(transaction)
  })
}

beforeAll(async () => {
  await createDatabase(url.href)
  await migrate(url.href, { only: rows.kysely_migration })
  const unmigrated = connect<unknown>({ databaseUrl: url.href })
  await fill(unmigrated)
  await unmigrated.destroy()
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
