import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createContext, openDatabase } from '../database/index.ts'
import { addUpStock, setStock } from '../inventory/index.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { readOperatingFigures } from './index.ts'

const { databaseUrl } = await openTestShop()
const db = openDatabase({ databaseUrl, poolSize: 2 })
afterAll(() => db.destroy())
const context = createContext(db)

test('an operator sees what waits, what is sold out and how many connections are left', async () => {
  const before = await readOperatingFigures(context)
  expect(before).toMatchObject({ orders: 0, attempts: [], outbox: { waiting: 0, oldestSeconds: 0 } })
  expect(before.stock.items).toBeGreaterThan(before.stock.soldOut)
  expect(before.failures).toContainEqual({ reason: 'refused', count: 0 })
  expect(before.position).toBeGreaterThan(0)
  expect(before.connections.used).toBeGreaterThan(0)
  expect(before.connections.most).toBeGreaterThan(before.connections.used)

  await addToOutbox(db, { topic: 'figures', payload: {}, dedupKey: 'figures/1' })
  await db
    .updateTable('outbox')
    .set({ created_at: new Date(Date.now() - 90_000).toISOString() })
    .execute()
  const [entry] = await db.selectFrom('inventory_entry').select('sku').where('available', '>', 0).execute()
  await db
    .updateTable('inventory_entry')
    .set({ available: 0, loaded: 0 })
    .where('sku', '=', entry?.sku ?? '')
    .execute()
  const after = await readOperatingFigures(context)
  expect(after.outbox.waiting).toBe(1)
  expect(after.outbox.oldestSeconds).toBeGreaterThanOrEqual(90)
  expect(after.stock).toEqual({ items: before.stock.items, soldOut: before.stock.soldOut + 1 })

  await sql`select nextval('order_number_sequence')`.execute(db)
  expect((await readOperatingFigures(context)).orderNumbers).toBe(before.orderNumbers + 1)
})

test('the stock is counted as it changes, in whatever way, and adding up what was counted loses nothing', async () => {
  const counted = async () => (await readOperatingFigures(context)).stock
  const read = async () => {
    const { rows } = await sql`
      select count(*)::integer as items, (count(*) filter (where available = 0))::integer as "soldOut" from inventory_entry`.execute(
      db,
    )
    return rows[0]
  }
  const [first, second] = (await db.selectFrom('inventory_entry').select('sku').where('available', '>', 1).execute()).map(
    ({ sku }) => sku,
  )
  for (const [sku, available] of [
    [first, 0],
    [second, 1],
    [second, 0],
    [first, 5],
  ] as const) {
    await setStock(context, sku ?? '', { available })
    expect(await counted()).toEqual(await read())
  }
  const [gone] = await db
    .deleteFrom('inventory_entry')
    .where('sku', '=', first ?? '')
    .returningAll()
    .execute()
  expect(await counted()).toEqual(await read())
  if (!gone) throw new Error('No stock was deleted')
  await db.insertInto('inventory_entry').values(gone).execute()
  expect(await counted()).toEqual(await read())
  const before = await counted()
  // Two workers at once, and while something is counted.
  await Promise.all([
    addUpStock(context, { limit: 2 }),
    addUpStock(context, { limit: 500 }),
    setStock(context, first ?? '', { available: 0 }),
  ])
  while ((await addUpStock(context, { limit: 500 })) > 1);
  expect(await counted()).toEqual({ items: before.items, soldOut: before.soldOut + 1 })
  expect(await db.selectFrom('stock_count').selectAll().execute()).toHaveLength(1)
})
