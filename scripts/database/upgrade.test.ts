import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, type EngineContext, openDatabase } from '@shop/engine/database'
import { createOrderFromCart } from '@shop/engine/order'
import { rowsOfTable } from '@shop/engine/proving'
import { aPaidCart, makeFirstShop, requestOf } from '@shop/engine/testing'
import { afterAll, expect, test } from 'vitest'
import { upgradeCluster } from '../backup/upgrade-cluster.ts'
import { installOlderPostgres } from '../postgres/older-postgres.ts'
import { startPostgres } from '../postgres/start-postgres.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'anvil-upgrade-'))
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 }))

async function onDatabase<T>(databaseUrl: string, work: (context: EngineContext) => Promise<T>): Promise<T> {
  const db = openDatabase({ databaseUrl, poolSize: 2, acquireTimeoutMs: 60_000 })
  try {
    return await work(createContext(db))
  } finally {
    await db.destroy()
  }
}
const ordersOf = (context: EngineContext) => rowsOfTable(context, 'order', 'order_number')

/** Where PostgreSQL 17 was installed to; scripts/test-database.ts says it. */
const folder = process.env.OLDER_POSTGRES

test.skipIf(folder === undefined)(
  'a database that PostgreSQL 17 made is named with what to do, and comes through the upgrade with every order of the first release',
  async () => {
    const older = installOlderPostgres('17', folder ?? '')
    const before = await startPostgres({ dataDir, older, log: () => undefined })
    const { order: orders = [] } = await makeFirstShop(before.urlOf('anvil'))
    await before.stop()

    await expect(startPostgres({ dataDir, log: () => undefined })).rejects.toThrow(
      /was made by PostgreSQL 17, and this release comes with 18: npm run upgrade-database/,
    )
    const upgrade = () =>
      upgradeCluster({ dataDir, searchFolder: join(dataDir, 'search'), now: '2026-11-30T04:00:00.000Z', say: () => undefined })
    await upgrade()
    const after = await startPostgres({ dataDir, log: () => undefined })
    await onDatabase(after.urlOf('anvil'), async context => {
      expect((await ordersOf(context)).map(row => row.id).toSorted()).toEqual(orders.map(row => row.id).toSorted())
      const { owner, cart } = await aPaidCart(context)
      await createOrderFromCart(context, requestOf(owner, cart))
      expect(await ordersOf(context)).toHaveLength(orders.length + 1)
    })
    await after.stop()
    // Once more does nothing.
    await upgrade()
  },
)
