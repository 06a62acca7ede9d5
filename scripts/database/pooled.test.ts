import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCatalogue } from '@shop/engine/catalogue'
import { createContext, migrate, openDatabase } from '@shop/engine/database'
import { checkInvariants } from '@shop/engine/invariants'
import { createOrderFromCart } from '@shop/engine/order'
import { queueDatabaseOf } from '@shop/engine/outbox'
import { aCatalogue, aPaidCart, aProduct, PRESS, requestOf } from '@shop/engine/testing'
import { createBodyBudget } from '@shop/http'
import { expect, test } from 'vitest'
import { readSettings } from '../../apps/middleware/config.ts'
import { start as startMiddleware } from '../../apps/middleware/start.ts'
import * as mailing from '../../apps/worker/src/worker.fixtures.ts'
import { findFreePort } from '../ports.ts'
import { choosePostgresAccount } from '../postgres/postgres-account.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { findPool } from './find-pool.ts'
import { poolSettings } from './pool-settings.fixtures.ts'

const pgbouncer = findPool()

test.skipIf(pgbouncer === undefined)(
  'the shop sells behind PgBouncer in transaction mode, with its prepared statements (skipped without PgBouncer)',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'anvil-pool-'))
    await chmod(folder, 0o755)
    const postgres = await startPostgres({ dataDir: join(folder, 'data'), log: () => undefined })
    let pool: ChildProcess | undefined
    const opened: { stop(): Promise<unknown> }[] = []
    try {
      const directUrl = postgres.urlOf('anvil')
      await migrate(directUrl)
      const port = await findFreePort()
      const { hostname, port: databasePort, username, password } = new URL(directUrl)
      await writeFile(join(folder, 'users.txt'), `"${username}" "${password}"\n`, { mode: 0o644 })
      await writeFile(
        join(folder, 'pgbouncer.ini'),
        poolSettings({
          host: hostname,
          port: databasePort,
          listenPort: port,
          usersFile: join(folder, 'users.txt'),
          connections: 4,
        }),
        { mode: 0o644 },
      )
      const account = choosePostgresAccount(join(folder, 'data', 'postgres'))
      pool = spawn(pgbouncer ?? '', [join(folder, 'pgbouncer.ini')], { ...account, cwd: '/', stdio: 'ignore' })
      const url = new URL(directUrl)
      url.port = String(port)

      const db = openDatabase({ databaseUrl: url.href, poolSize: 24, acquireTimeoutMs: 60_000, lockTimeoutMs: 60_000 })
      opened.push({ stop: () => db.destroy() })
      const context = createContext(db)
      const sql = (text: string) => queueDatabaseOf(context).executeSql(text)
      await expect
        .poll(
          () =>
            sql('select 1 as one').then(
              ({ rows }) => rows,
              () => undefined,
            ),
          { timeout: 60_000 },
        )
        .toEqual([{ one: 1 }])
      // What the shop asks of each connection holds for those of the pool.
      const { rows: held } = await sql(
        `select current_setting('statement_timeout') as statement, current_setting('plan_cache_mode') as plans`,
      )
      expect(held).toEqual([{ statement: '3s', plans: 'force_generic_plan' }])
      await importCatalogue(context, aCatalogue([aProduct({ sku: PRESS })], 1000), { name: 'test', contentHash: 'test' })

      const middleware = await startMiddleware(
        { ...readSettings({ DATABASE_URL: url.href, LOG_LEVEL: 'silent' }), port: 0 },
        createBodyBudget(),
      )
      opened.push(middleware)
      const standins = await mailing.openTestStandins()
      const worker = await mailing.openTestWorker({ databaseUrl: url.href, smtpUrl: standins.smtpUrl })
      opened.push(worker)
      // Far more shoppers than connections, each with statements that come so often that they are prepared.
      const numbers = await Promise.all(
        Array.from({ length: 24 }, async () => {
          const placed: string[] = []
          for (let count = 0; count < 4; count++) {
            const { owner, cart } = await aPaidCart(context)
            placed.push((await createOrderFromCart(context, requestOf(owner, cart))).orderNumber)
          }
          return placed
        }),
      )
      expect(new Set(numbers.flat()).size).toBe(96)
      const { rows: prepared } = await sql('select count(*)::int as count from pg_prepared_statements')
      expect((prepared[0] as { count: number }).count).toBeGreaterThan(3)
      expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
      await expect.poll(async () => (await fetch(`${middleware.address}/readyz`)).status, { timeout: 60_000 }).toBe(200)
      await mailing.until(async () => (await mailing.mailsTo(standins, 'jana@example.org')).length > 0)
    } finally {
      for (const each of opened.reverse()) await each.stop()
      if (pool) {
        pool.kill('SIGTERM')
        await once(pool, 'exit')
      }
      await postgres.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
    }
  },
)
