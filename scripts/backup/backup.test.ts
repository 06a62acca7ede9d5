import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createContext, dropDatabase, type EngineContext, migrate, openDatabase } from '@shop/engine/database'
import { queueDatabaseOf } from '@shop/engine/outbox'
import { rowsOfTable } from '@shop/engine/proving'
import { afterAll, expect, test } from 'vitest'
import * as mailing from '../../apps/worker/src/worker.fixtures.ts'
import { keepNewest } from './keep-newest.ts'
import { readManifest, type TablesManifest, writeManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const { context, databaseUrl } = await mailing.openTestShop()
const into = await mkdtemp(join(tmpdir(), 'anvil-backup-'))
const restoredUrl = `${databaseUrl}_restored`
afterAll(async () => {
  await dropDatabase(restoredUrl)
  await rm(into, { recursive: true, force: true })
})

const order = (email: string) => mailing.placeOrder(context, { country: 'SK', language: 'sk', payment: 'bank-transfer', email })
const tablesOf = async (backup: string) => (await readManifest(backup)) as TablesManifest
const restore = async (backup: string, changes: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({
    databaseUrl: restoredUrl,
    backup,
    manifest: await tablesOf(backup),
    replaces: true,
    searchFolder: join(into, 'search'),
    say: () => undefined,
    ...changes,
  })
let made = 0
/** Each a second after the one before, so that they are told apart by their names. */
const backUp = (changes: Partial<Parameters<typeof writeBackup>[0]> = {}) =>
  writeBackup({
    databaseUrl,
    into,
    now: new Date(Date.UTC(2026, 10, 30, 4, 0, ++made)).toISOString(),
    say: () => undefined,
    ...changes,
  })

async function onRestored<T>(work: (context: EngineContext) => Promise<T>): Promise<T> {
  const db = openDatabase({ databaseUrl: restoredUrl, acquireTimeoutMs: 300_000, lockTimeoutMs: 300_000 })
  try {
    return await work(createContext(db))
  } finally {
    await db.destroy()
  }
}
const numbersOf = async (shop: EngineContext) => (await rowsOfTable(shop, 'order', 'order_number')).map(row => row.order_number)

/** Changes the list of a backup and seals it again. */
async function resealed(backup: string, change: (manifest: TablesManifest) => TablesManifest): Promise<void> {
  await writeManifest(backup, change(await tablesOf(backup)))
}

test('a backup that is made while orders are placed has every order acknowledged before it, and holds what must hold', async () => {
  const placed: string[] = []
  let isSelling = true
  const selling = (async () => {
    // As many as there are units, at most.
    for (let count = 0; isSelling && count < 60; count++) placed.push((await order(`${randomUUID()}@example.org`)).orderNumber)
  })()
  while (placed.length < 5) await wait(10)
  const before = [...placed]
  const begun = performance.now()
  const backup = await backUp()
  const took = performance.now() - begun
  isSelling = false
  await selling
  const restoring = performance.now()
  expect(await restore(backup)).toEqual([])
  const seconds = [took, performance.now() - restoring].map(ms => (ms / 1000).toFixed(1))
  console.log(`backed up in ${seconds[0]} s, ${placed.length - before.length} orders meanwhile; restored in ${seconds[1]} s`)
  const restored = await onRestored(numbersOf)
  expect(restored).toEqual(expect.arrayContaining(before))
  expect(placed).toEqual(expect.arrayContaining(restored))
  // All there is of the catalogue and of what was ordered came back as it was.
  for (const [table, by] of [
    ['product', 'id'],
    ['price', 'id'],
    ['store', 'key'],
    ['signing_key', 'name'],
  ] as const)
    expect(await onRestored(shop => rowsOfTable(shop, table, by)), table).toEqual(await rowsOfTable(context, table, by))
  const carts = new Map((await rowsOfTable(context, 'order', 'id')).map(row => [row.id, row]))
  for (const row of await onRestored(shop => rowsOfTable(shop, 'order', 'id'))) expect(row).toEqual(carts.get(row.id))
})

test('a restored shop goes on selling, with new numbers, and sends the mails that had waited, once', async () => {
  const queues = queueDatabaseOf(context)
  const isQueued = async (id: string) => {
    const { rows } = await queues.executeSql(`select to_regclass('pgboss.job') is not null as exists`)
    if (!(rows[0] as { exists: boolean }).exists) return false
    return (
      (await queues.executeSql(`select from pgboss.job where name = 'order-confirmation' and id = $1`, [id])).rows.length === 1
    )
  }
  const away = await mailing.openTestWorker({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:1' })
  const waiting = await order('waiting@example.org')
  await mailing.until(() => isQueued(waiting.id))
  await away.stop()
  const unsent = await order('unsent@example.org')
  expect(await restore(await backUp())).toEqual([])
  // A second one, before a worker has taken the jobs of the first: nothing of them is lost.
  const second = await backUp({ databaseUrl: restoredUrl })
  expect(await restore(second)).toEqual([])

  const standins = await mailing.openTestStandins()
  const worker = await mailing.openTestWorker({ databaseUrl: restoredUrl, smtpUrl: standins.smtpUrl })
  await mailing.mailTo(standins, 'waiting@example.org')
  await mailing.mailTo(standins, 'unsent@example.org')
  expect(await mailing.mailsTo(standins, 'waiting@example.org')).toHaveLength(1)
  await worker.stop()
  const next = await onRestored(shop =>
    mailing.placeOrder(shop, { country: 'SK', language: 'sk', payment: 'bank-transfer', email: 'next@example.org' }),
  )
  expect((await numbersOf(context)).includes(next.orderNumber)).toBe(false)
  expect(next.orderNumber > unsent.orderNumber).toBe(true)
})

test('a shop that is there stays unless it is to be replaced, and one in use stays too', async () => {
  const backup = await backUp()
  await expect(restore(backup, { replaces: false })).rejects.toThrow('has a shop already: with --replace')
  await onRestored(async shop => {
    await rowsOfTable(shop, 'store', 'key')
    await expect(restore(backup)).rejects.toThrow(/in use by 1 connections: stop the shop first/)
  })
  const numbers = await onRestored(numbersOf)
  const damaged = await backUp()
  // The rows are read before the tables are: one that the schema refuses leaves the shop that is there as it is.
  await resealed(damaged, manifest => ({
    ...manifest,
    shape: { ...manifest.shape, tables: manifest.shape.tables.filter(({ name }) => name !== 'product') },
  }))
  await expect(restore(damaged)).rejects.toThrow(/violates foreign key/)
  expect(await onRestored(numbersOf)).toEqual(numbers)
})

test('a backup that is damaged, incomplete, of a newer release or of something else is refused before anything is changed', async () => {
  const numbers = await onRestored(numbersOf)
  const orders = join('tables', 'order.zst')
  const cases: readonly [string, (backup: string) => Promise<unknown>, string][] = [
    [
      'a flipped bit',
      async backup => {
        const bytes = await readFile(join(backup, orders))
        bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
        await writeFile(join(backup, orders), bytes)
      },
      `${orders} `,
    ],
    [
      'a table cut short',
      async backup => {
        const bytes = await readFile(join(backup, orders))
        await writeFile(join(backup, orders), bytes.subarray(0, bytes.length - 9))
      },
      `${orders} `,
    ],
    ['a missing table', backup => rm(join(backup, orders)), `${orders} is missing`],
    [
      'a changed list',
      async backup => {
        const file = join(backup, 'manifest.json')
        await writeFile(file, (await readFile(file, 'utf8')).replace('"takenAt": "2', '"takenAt": "3'))
      },
      'manifest.json was changed',
    ],
    ['no list', backup => rm(join(backup, 'manifest.json')), 'is no backup'],
    [
      'a newer release',
      backup =>
        resealed(backup, manifest => ({
          ...manifest,
          shape: { ...manifest.shape, migrations: [...manifest.shape.migrations, '9999-of-the-next-release'] },
        })),
      'This release is older than the backup, which has seen 9999-of-the-next-release',
    ],
  ]
  for (const [what, damage, message] of cases) {
    const backup = await backUp()
    await damage(backup)
    await expect(restore(backup), what).rejects.toThrow(message)
  }
  expect(await onRestored(numbersOf)).toEqual(numbers)
})

test('a backup of an earlier release is restored with its schema and brought to that of this one', async () => {
  const earlierUrl = `${databaseUrl}_earlier`
  const { migrations } = (await tablesOf(await backUp())).shape
  try {
    await migrate(earlierUrl, { only: migrations.slice(0, -9) })
    const db = openDatabase({ databaseUrl: earlierUrl, poolSize: 1 })
    await createContext(db)
      .db.insertInto('signing_key')
      .values({ name: 'kept', key: Buffer.alloc(32) })
      .execute()
    await db.destroy()
    const said: string[] = []
    expect(await restore(await backUp({ databaseUrl: earlierUrl }), { say: message => said.push(message) })).toEqual([])
    expect(said.join('\n')).toContain('9 migrations')
    const rows = await onRestored(shop => rowsOfTable(shop, 'signing_key', 'name'))
    expect(rows.map(({ name }) => name)).toContain('kept')
  } finally {
    await dropDatabase(earlierUrl)
  }
})

test('product pictures of the owner are backed up and restored', async () => {
  const pictures = join(into, 'pictures')
  await mkdir(join(pictures, 'press'), { recursive: true })
  await writeFile(join(pictures, 'press', 'front.webp'), 'a picture')
  const backup = await backUp({ pictures })
  await expect(restore(backup)).rejects.toThrow('PICTURES_DIR names the folder for them')
  await expect(restore(backup, { pictures, replaces: false })).rejects.toThrow('has pictures already')
  const elsewhere = join(into, 'elsewhere')
  await restore(backup, { pictures: elsewhere })
  expect(await readFile(join(elsewhere, 'press', 'front.webp'), 'utf8')).toBe('a picture')
})

test('a backup that cannot be finished leaves no folder, and only the newest of those that are whole stay', async () => {
  const folder = await mkdtemp(join(into, 'kept-'))
  const gone = databaseUrl.replace(/@[^/]+/, '@127.0.0.1:1')
  await expect(backUp({ databaseUrl: gone, into: folder })).rejects.toThrow('ECONNREFUSED')
  expect(await readdir(folder)).toEqual([])
  const backups = []
  for (let count = 0; count < 3; count++) backups.push(basename(await backUp({ into: folder })))
  await mkdir(join(folder, 'of-someone-else'))
  expect(await keepNewest(folder, 'anvil', 2)).toEqual(backups.slice(0, 1))
  expect(await readdir(folder)).toEqual([...backups.slice(1), 'of-someone-else'])
})
