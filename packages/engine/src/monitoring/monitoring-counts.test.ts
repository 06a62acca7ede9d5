import { afterAll, expect, test } from 'vitest'
import { createContext, openDatabase } from '../database/index.ts'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { addBrowserErrorCounts } from './index.ts'

const { databaseUrl } = await openTestShop()
const db = openDatabase({ databaseUrl, poolSize: 20, acquireTimeoutMs: 300_000, lockTimeoutMs: 300_000 })
afterAll(() => db.destroy())
const context = createContext(db)

const DAY = '2026-11-28'
const anError = (key: string, page: 'product' | 'home' = 'product', day = DAY) =>
  ({ day, key, country: 'SK', page, type: 'Error', message: key, frames: [], count: 1 }) as const

async function kindsOf(day: string): Promise<string[]> {
  const rows = await db.selectFrom('browser_error').select('error_key').distinct().where('day', '=', day).execute()
  return rows.map(row => row.error_key)
}

test('TRACK-14 of the errors of a day 2,000 kinds are told apart and not one more, however many are told at once', async () => {
  const kinds = (count: number, name: string) => Array.from({ length: count }, (_, number) => anError(`${name} ${number}`))
  await addBrowserErrorCounts(context, [...kinds(1900, 'first'), anError('first 0', 'home')])
  expect(await kindsOf(DAY)).toHaveLength(1900)
  await Promise.all(Array.from({ length: 8 }, (_, process) => addBrowserErrorCounts(context, kinds(90, `process ${process}`))))
  expect(await kindsOf(DAY)).toHaveLength(2000)
  // What is known is counted on, also on another page; another day has places of its own.
  await addBrowserErrorCounts(context, [anError('first 1'), anError('first 1', 'home'), ...kinds(5, 'late')])
  await addBrowserErrorCounts(context, [anError('late 0', 'product', '2026-11-29')])
  const counted = await db.selectFrom('browser_error').select(['page', 'count']).where('error_key', '=', 'first 1').execute()
  expect(counted.toSorted((a, b) => a.page.localeCompare(b.page))).toEqual([
    { page: 'home', count: 1 },
    { page: 'product', count: 2 },
  ])
  expect(await kindsOf(DAY)).toHaveLength(2000)
  expect(await kindsOf('2026-11-29')).toEqual(['late 0'])
})
