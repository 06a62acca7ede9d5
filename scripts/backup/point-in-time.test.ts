import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { importCatalogue } from '@shop/engine/catalogue'
import { createContext, type EngineContext, migrate, openDatabase } from '@shop/engine/database'
import { createOrderFromCart } from '@shop/engine/order'
import { queueDatabaseOf } from '@shop/engine/outbox'
import { rowsOfTable } from '@shop/engine/proving'
import { aCatalogue, aPaidCart, aProduct, PRESS, requestOf } from '@shop/engine/testing'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '../postgres/start-postgres.ts'

const folder = await mkdtemp(join(tmpdir(), 'anvil-time-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const dataDir = join(folder, 'data')
const walArchive = join(folder, 'archive')

async function onShop<T>(
  work: (context: EngineContext, databaseUrl: string) => Promise<T>,
  end: 'stop' | 'kill' = 'stop',
): Promise<T> {
  const postgres = await startPostgres({ dataDir, walArchive, log: () => undefined })
  const db = openDatabase({ databaseUrl: postgres.urlOf('anvil'), poolSize: 3, acquireTimeoutMs: 60_000 })
  try {
    return await work(createContext(db), postgres.urlOf('anvil'))
  } finally {
    await db.destroy()
    if (end === 'kill') process.kill(postgres.pid, 'SIGKILL')
    await postgres.stop()
  }
}

async function run(script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    WAL_ARCHIVE_DIR: walArchive,
    BACKUP_DIR: join(folder, 'backups'),
  }
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, output: out + err }
}

async function order(context: EngineContext): Promise<string> {
  const { owner, cart } = await aPaidCart(context)
  return (await createOrderFromCart(context, requestOf(owner, cart))).orderNumber
}
const sql = (context: EngineContext, text: string) => queueDatabaseOf(context).executeSql(text)
const numbersOf = async (context: EngineContext) =>
  (await rowsOfTable(context, 'order', 'order_number')).map(row => row.order_number)
/** The clock of the database, by which a time to restore is meant. */
const timeOf = async () => {
  await wait(20)
  const time = new Date().toISOString()
  await wait(20)
  return time
}

test('a shop is brought back to a moment before a mistake, and then to the last moment before its disk was lost', async () => {
  await onShop(async (context, databaseUrl) => {
    await migrate(databaseUrl)
    await importCatalogue(context, aCatalogue([aProduct({ sku: PRESS })], 100), { name: 'test', contentHash: 'test' })
    await order(context)
  })
  const { base, beforeMistake, numbers, later } = await onShop(async context => {
    const backedUp = await run('scripts/backup.ts', '--base')
    expect(backedUp.output).toContain('read again and right')
    const [name = ''] = await readdir(join(folder, 'backups'))
    const kept = [await order(context), await order(context)]
    const before = await timeOf()
    await sql(context, 'delete from price')
    return { base: join(folder, 'backups', name), beforeMistake: before, numbers: await numbersOf(context), later: kept }
  })
  expect(numbers).toEqual(expect.arrayContaining(later))

  const tooEarly = await run('scripts/restore.ts', base, '--replace', '--until', '2020-01-01T00:00:00Z')
  expect(tooEarly).toMatchObject({ code: 1, output: expect.stringContaining('take an older one') })
  expect((await run('scripts/restore.ts', base)).output).toContain('has a database already: with --replace')
  const tooLate = await run('scripts/restore.ts', base, '--replace', '--until', '2099-01-01T00:00:00Z')
  expect(tooLate).toMatchObject({
    code: 1,
    output: expect.stringContaining('recovery ended before configured recovery target was reached'),
  })

  const restored = await run('scripts/restore.ts', base, '--replace', '--until', beforeMistake)
  expect(restored).toEqual({ code: 0, output: expect.stringContaining('restored, and what must always hold does') })
  const last = await onShop(async context => {
    expect(await numbersOf(context)).toEqual(numbers)
    expect(await rowsOfTable(context, 'price', 'id')).not.toEqual([])
    const number = await order(context)
    // What is lost with the disk is what was not archived yet, at most a minute; a full segment is archived at once.
    const { rows } = await sql(context, 'select pg_walfile_name(pg_switch_wal()) as segment')
    const { segment } = rows[0] as { segment: string }
    for (let waited = 0; waited < 600 && !existsSync(join(walArchive, `${segment}.gz`)); waited++) await wait(100)
    return number
  }, 'kill')
  // Its archiver outlives it by a moment.
  await rm(dataDir, { recursive: true, maxRetries: 50, retryDelay: 100 })
  const again = await run('scripts/restore.ts', base)
  expect(again).toEqual({ code: 0, output: expect.stringContaining('restored, and what must always hold does') })
  await onShop(async context => {
    expect(await numbersOf(context)).toEqual(expect.arrayContaining([...numbers, last]))
    const segments = (await readdir(walArchive)).length
    const second = await run('scripts/backup.ts', '--base', '--keep', '1')
    expect(second.output).toMatch(/removed: base-.*\nremoved: \d+ segments of the archive/)
    expect((await readdir(walArchive)).length).toBeLessThan(segments)
    expect(existsSync(base)).toBe(false)
  })
})
