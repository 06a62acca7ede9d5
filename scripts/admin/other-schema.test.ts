import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openDatabase } from '@shop/engine/database'
import { cloneDatabaseUrl } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { findFreePort } from '../ports.ts'

/** Every program that works on the database of a shop. */
const PROGRAMS = [
  ['apps/middleware/main.ts'],
  ['apps/live/main.ts'],
  ['apps/worker/main.ts'],
  ['scripts/shop.ts'],
  ['scripts/admin.ts', 'orders', 'list'],
  ['scripts/check-invariants.ts'],
  ['scripts/import.ts', '--format', 'shopify', '--currency', 'EUR', '--language', 'de', 'demo/package.json'],
]

async function run(databaseUrl: string, args: readonly string[]) {
  const port = String(await findFreePort())
  const ports = { PORT: '0', MIDDLEWARE_PORT: '0', LIVE_PORT: port, WORKER_PORT: '0' }
  const child = spawn(process.execPath, args, { env: { ...process.env, DATABASE_URL: databaseUrl, ...ports } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  const [code] = await once(child, 'close')
  return { program: args[0], code, lines: said.split('\n').filter(line => line !== '' && !line.startsWith('{')) }
}

async function cloneWith(change: 'older' | 'newer'): Promise<string> {
  const databaseUrl = await cloneDatabaseUrl()
  const db = openDatabase({ databaseUrl })
  const migrations = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
  if (change === 'newer') await migrations.insertInto('kysely_migration').values({ name: '9999-next', timestamp: '' }).execute()
  else await migrations.deleteFrom('kysely_migration').where('name', '=', '0005-carts-and-orders').execute()
  await db.destroy()
  return databaseUrl
}

test.each([
  ['older', 'run npm run migrate'],
  ['newer', 'This program is older than its database'],
] as const)('every program refuses a database that is %s with one line and exit code 1', async (change, message) => {
  const databaseUrl = await cloneWith(change)
  for (const program of PROGRAMS) {
    const { code, lines } = await run(databaseUrl, program)
    expect({ program: program[0], code, lines }).toEqual({
      program: program[0],
      code: 1,
      lines: [expect.stringContaining(message)],
    })
  }
})
