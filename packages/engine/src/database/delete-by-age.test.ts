import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { type AgedRows, deleteByAge, inBatches } from './delete-by-age.ts'
import { openDatabase } from './index.ts'

const { databaseUrl } = await openTestShop()
const db = openDatabase({ databaseUrl, poolSize: 4 })
afterAll(() => db.destroy())

const TRIES: AgedRows = { table: 'attempt_count', age: 'ends_at', before: sql`now()` }
const GOES_ON = { limit: 3, goesOn: () => true }

/** Tries that ended so many minutes ago, one for each number; those with a number below 0 have not ended. */
async function haveTries(minutes: readonly number[]): Promise<void> {
  await sql`delete from attempt_count`.execute(db)
  for (const [place, ago] of minutes.entries())
    await sql`
      insert into attempt_count (key_hash, attempts, ends_at)
      values (${Buffer.alloc(32, place)}, ${ago + 10}, now() - make_interval(mins => ${ago}))`.execute(db)
}

async function left(): Promise<number[]> {
  const { rows } = await sql<{ attempts: number }>`select attempts from attempt_count order by attempts`.execute(db)
  return rows.map(({ attempts }) => attempts - 10)
}

test('what is due goes, the oldest first: a batch of it, or all for as long as it may go on', async () => {
  await haveTries([5, 1, 7, 3, -2, 9, 5, 5])
  expect(await deleteByAge(db, TRIES, { limit: 3 })).toBe(3)
  expect(await left()).toEqual([-2, 1, 3, 5, 5])
  let batches = 0
  await haveTries([1, 2, 3, 4, 5, 6, 7, 8])
  expect(await deleteByAge(db, TRIES, { limit: 3, goesOn: () => ++batches < 2 })).toBe(6)
  expect(await left()).toEqual([1, 2])
  // Many of one age, more than a batch has.
  await haveTries([4, 4, 4, 4, 4, 4, 4, -1])
  expect(await deleteByAge(db, TRIES, GOES_ON)).toBe(7)
  expect(await left()).toEqual([-1])
  await haveTries([6, 5, 4, 3])
  const condition = sql`attempts <> ${15}`
  expect(await deleteByAge(db, { ...TRIES, condition }, GOES_ON)).toBe(3)
  expect(await left()).toEqual([5])
})

test('rows that someone holds are passed over and not waited for', async () => {
  await haveTries([8, 7, 6, 5, 4, 3, 2])
  await db.transaction().execute(async holding => {
    await sql`update attempt_count set ends_at = now() + interval '1 hour' where attempts = 16`.execute(holding)
    expect(await deleteByAge(db, TRIES, GOES_ON)).toBe(6)
  })
  expect(await left()).toEqual([6])
  expect(await deleteByAge(db, TRIES, GOES_ON)).toBe(0)
})

test('a batch begins at the age at which the one before has ended, and a batch that is not full is the last', async () => {
  const begun: string[] = []
  const batches = [
    { count: 3, reached: 'a' },
    { count: 3, reached: 'b' },
    { count: 2, reached: 'c' },
  ]
  const deleted = await inBatches(GOES_ON, async from => {
    begun.push(from)
    return batches[begun.length - 1] ?? { count: 0, reached: null }
  })
  expect([deleted, begun]).toEqual([8, ['-infinity', 'a', 'b']])
})
