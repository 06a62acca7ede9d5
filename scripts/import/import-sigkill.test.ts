import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createContext, type EngineContext, openDatabase } from '@shop/engine/database'
import { cloneDatabaseUrl } from '@shop/engine/testing'
import { afterAll, expect, test } from 'vitest'
import { AS_SHOPIFY, contentOf } from './import.fixtures.ts'

const SCRIPT = join(import.meta.dirname, '../import.ts')
const folder = mkdtempSync(join(tmpdir(), 'sigkill-'))
afterAll(() => rmSync(folder, { recursive: true }))

const each = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, index) => line(index))

/** A batch of orders takes a few ms. */
const ORDERS = 6000

/** Files with the number of kills of each, which together are ten; every ninth row is refused. */
const FILES = [
  {
    name: 'products.csv',
    kills: 5,
    rows: [
      'Handle,Title,Body (HTML),Type,Variant SKU,Variant Price,Image Src',
      ...each(1600, index => {
        const price = index % 9 === 4 ? 'x' : String(index + 1)
        return `p-${index},Produkt ${index},<ul><li>${index}</li></ul>,${index % 3 ? 'Sägen' : ''},S-${index},${price},https://a.example/${index}.jpg`
      }),
    ],
  },
  {
    name: 'customers.csv',
    kills: 3,
    rows: [
      'Customer ID,First Name,Last Name,Email',
      ...each(1200, index => `${index},A,B,${index % 9 === 4 ? '' : `c${index}@example.com`}`),
    ],
  },
  {
    name: 'orders.csv',
    kills: 2,
    rows: [
      'Name,Email,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price',
      ...each(
        ORDERS,
        index => `#${index},c${index}@example.com,EUR,${index % 9 === 4 ? 'x' : '9.95'},2025-03-18 08:00:00 +0100,1,Teil,9.95`,
      ),
    ],
  },
] as const

interface Shop {
  readonly context: EngineContext
  readonly databaseUrl: string
  readonly folder: string
}

async function openShop(name: string): Promise<Shop> {
  const databaseUrl = await cloneDatabaseUrl()
  const db = openDatabase({ databaseUrl, poolSize: 2 })
  afterAll(() => db.destroy())
  return { context: createContext(db), databaseUrl, folder: mkdtempSync(join(folder, name)) }
}

function fileIn({ folder: own }: Shop, { name, rows }: (typeof FILES)[number]): string {
  const path = join(own, name)
  writeFileSync(path, rows.join('\n'))
  return path
}

/** `npm run import` as a process of its own. */
function startImport({ databaseUrl }: Shop, path: string): ChildProcess {
  const env = { ...process.env, DATABASE_URL: databaseUrl, NODE_OPTIONS: '' }
  return spawn(process.execPath, [SCRIPT, ...AS_SHOPIFY, path], { env, stdio: 'ignore' })
}

/** Lets it run to its end. Rows of all files are refused. */
async function finishImport(shop: Shop, path: string): Promise<void> {
  expect(await once(startImport(shop, path), 'exit')).toEqual([2, null])
}

/** Kills it some time after it has come so far. */
async function killImport(shop: Shop, path: string, entries: number, delayMs: number): Promise<void> {
  const child = startImport(shop, path)
  const end = once(child, 'exit')
  const isOver = end.then(() => true)
  while ((await entriesDone(shop)) < entries) if (await Promise.race([isOver, wait(2).then(() => false)])) break
  await wait(delayMs)
  child.kill('SIGKILL')
  expect(await end).toEqual([null, 'SIGKILL'])
}

async function entriesDone({ context }: Shop): Promise<number> {
  const rows = await context.db.selectFrom('import_progress').select('entries').execute()
  return rows[0]?.entries ?? 0
}

/** The same numbers below 1 each time. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const SEED = 20_261_130
/** About what a batch takes. */
const MAX_DELAY_MS = 60

test('an import that is killed at ten random places and started again ends as one that was left alone, with the same reports', async () => {
  const [whole, killed] = [await openShop('whole'), await openShop('killed')]
  const random = randomFrom(SEED)
  for (const file of FILES) {
    const paths = [fileIn(whole, file), fileIn(killed, file)] as const
    await finishImport(whole, paths[0])
    // In the first half, so that it does not end before.
    const places = Array.from({ length: file.kills }, () => Math.floor((random() * file.rows.length) / 2)).sort((a, b) => a - b)
    for (const place of places) await killImport(killed, paths[1], place, random() * MAX_DELAY_MS)
    await finishImport(killed, paths[1])
    const [expected, report] = paths.map(path => readFileSync(`${path}.report.csv`, 'utf8'))
    expect(report).toBe(expected)
  }
  expect(await contentOf(killed)).toEqual(await contentOf(whole))
  const pictures = ({ context }: Shop) => context.db.selectFrom('imported_picture').select('url').orderBy('url').execute()
  expect(await pictures(killed)).toEqual(await pictures(whole))
})
