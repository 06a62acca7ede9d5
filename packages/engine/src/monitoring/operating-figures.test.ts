import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createContext, openDatabase } from '../database/index.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { readOperatingFigures, readStockFigures } from './index.ts'

const { databaseUrl } = await openTestShop()
const db = openDatabase({ databaseUrl, poolSize: 2 })
afterAll(() => db.destroy())
const context = createContext(db)

test('an operator sees what waits, what is sold out and how many connections are left', async () => {
  const before = await readOperatingFigures(context)
  expect(before).toMatchObject({ orders: 0, attempts: [], outbox: { waiting: 0, oldestSeconds: 0 } })
  const stockBefore = await readStockFigures(context)
  expect(stockBefore.items).toBeGreaterThan(stockBefore.soldOut)
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
  expect((await readStockFigures(context)).soldOut).toBe(stockBefore.soldOut + 1)

  await sql`select nextval('order_number_sequence')`.execute(db)
  expect((await readOperatingFigures(context)).orderNumbers).toBe(before.orderNumbers + 1)
})
