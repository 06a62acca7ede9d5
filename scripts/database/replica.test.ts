import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EngineContext } from '@shop/engine/database'
import { checkInvariants } from '@shop/engine/invariants'
import { createOrderFromCart } from '@shop/engine/order'
import { queueDatabaseOf } from '@shop/engine/outbox'
import { rowsOfTable } from '@shop/engine/proving'
import { aPaidCart, requestOf } from '@shop/engine/testing'
import { createBodyBudget } from '@shop/http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readSettings } from '../../apps/middleware/config.ts'
import { start as startMiddleware } from '../../apps/middleware/start.ts'
import { withShopForReading } from '../postgres/with-database.ts'
import { type DatabasePair, onShop, openDatabasePair, openMovingAddress, sqlOn } from './database-pair.fixtures.ts'

const folder = await mkdtemp(join(tmpdir(), 'anvil-replica-'))
let pair: DatabasePair
let primaryUrl: string
let replicaUrl: string

beforeAll(async () => {
  pair = await openDatabasePair(folder, 1000)
  primaryUrl = pair.primary.urlOf('anvil')
  replicaUrl = pair.replica.urlOf('anvil')
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await pair.replica.stop()
  await pair.primary.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
})

async function order(context: EngineContext): Promise<string> {
  const { owner, cart } = await aPaidCart(context)
  return (await createOrderFromCart(context, requestOf(owner, cart))).orderNumber
}
const numbersOf = async (context: EngineContext) =>
  (await rowsOfTable(context, 'order', 'order_number')).map(row => row.order_number)

/** Where a reader was sent, and which orders it saw there. */
const readAsOwner = () =>
  withShopForReading(async context => {
    const { rows } = await queueDatabaseOf(context).executeSql('select pg_is_in_recovery() as is_replica')
    return { ...(rows[0] as { is_replica: boolean }), numbers: await numbersOf(context) }
  })

test('what only reads is asked of the replica while that has all that was committed, else of the database itself', async () => {
  vi.stubEnv('DATABASE_URL', primaryUrl)
  vi.stubEnv('DATABASE_REPLICA_URL', replicaUrl)
  vi.stubEnv('DATABASE_REPLICA_WAIT_SECONDS', '60')
  const first = await onShop(primaryUrl, order)
  expect(await readAsOwner()).toEqual({ is_replica: true, numbers: [first] })
  // One that is behind: what was written last is seen, at the database itself.
  vi.stubEnv('DATABASE_REPLICA_WAIT_SECONDS', '1')
  await sqlOn(replicaUrl, 'select pg_wal_replay_pause()')
  const second = await onShop(primaryUrl, order)
  expect(await readAsOwner()).toEqual({ is_replica: false, numbers: [first, second] })
  await sqlOn(replicaUrl, 'select pg_wal_replay_resume()')
  vi.stubEnv('DATABASE_REPLICA_WAIT_SECONDS', '60')
  expect(await readAsOwner()).toEqual({ is_replica: true, numbers: [first, second] })
  // One that is away, or that is a database of its own, is not asked.
  vi.stubEnv('DATABASE_REPLICA_URL', 'postgres://anvil:none@127.0.0.1:1/anvil')
  expect((await readAsOwner()).is_replica).toBe(false)
  vi.stubEnv('DATABASE_REPLICA_URL', primaryUrl)
  expect((await readAsOwner()).is_replica).toBe(false)
})

test('a database that is lost is replaced by its replica without an acknowledged order lost, and the shop comes back by itself', async () => {
  // Each commit waits for the replica, from now on.
  await sqlOn(primaryUrl, `alter system set synchronous_standby_names = '*'`)
  await sqlOn(primaryUrl, 'select pg_reload_conf()')
  const address = await openMovingAddress(Number(new URL(primaryUrl).port))
  const movingUrl = new URL(primaryUrl)
  movingUrl.port = String(address.port)
  // The password is that of the copied cluster.
  const settings = { ...readSettings({ DATABASE_URL: movingUrl.href, MIDDLEWARE_PORT: '1', LOG_LEVEL: 'silent' }), port: 0 }
  const middleware = await startMiddleware(settings, createBodyBudget())
  const isReady = async () => (await fetch(`${middleware.address}/readyz`)).status === 200
  await vi.waitUntil(isReady, { timeout: 300_000, interval: 200 })

  const acknowledged: string[] = []
  let isSelling = true
  const selling = onShop(movingUrl.href, async context => {
    for (let tries = 0; isSelling && tries < 900; tries++) {
      // A shopper whose order is not acknowledged tries again.
      const number = await order(context).catch(() => undefined)
      if (number) acknowledged.push(number)
      else await new Promise(done => setTimeout(done, 100))
    }
  })
  await vi.waitUntil(() => acknowledged.length >= 5, { timeout: 300_000 })
  process.kill(pair.primary.pid, 'SIGKILL')
  await pair.primary.ended
  const killedMs = performance.now()
  await vi.waitUntil(async () => !(await isReady()), { timeout: 300_000, interval: 200 })
  const unreadyMs = performance.now() - killedMs
  const before = acknowledged.length
  const promotedMs = performance.now()
  await sqlOn(replicaUrl, 'select pg_promote()')
  address.moveTo(Number(new URL(replicaUrl).port))
  await vi.waitUntil(() => acknowledged.length > before, { timeout: 300_000 })
  const seconds = [unreadyMs, performance.now() - promotedMs].map(ms => (ms / 1000).toFixed(1))
  console.log(`not ready ${seconds[0]} s after the loss, orders again ${seconds[1]} s after the replica was told to take over`)
  await vi.waitUntil(() => acknowledged.length >= before + 3, { timeout: 300_000 })
  isSelling = false
  await selling
  await vi.waitUntil(isReady, { timeout: 300_000, interval: 200 })
  await onShop(replicaUrl, async context => {
    expect(await numbersOf(context)).toEqual(expect.arrayContaining(acknowledged))
    expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
  })
  await middleware.stop()
  address.close()
})
