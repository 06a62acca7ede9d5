import { expect, test } from 'vitest'
import type { Database } from './context.ts'
import { gatherReads } from './gather-reads.ts'

/** Reads of a table of two rows, and what each statement asked for. */
function openReads() {
  const asked: (readonly string[])[] = []
  const read = gatherReads(async (_db, keys) => {
    asked.push(keys)
    if (keys.includes('broken')) throw new Error('The connection is lost')
    return new Map(keys.filter(key => key === 'a' || key === 'b').map(key => [key, `row ${key}`]))
  })
  return { asked, read }
}

const database = () => ({}) as Database

test('what is asked for in one moment is one statement, each key once, and what is missing is undefined', async () => {
  const { asked, read } = openReads()
  const db = database()
  const rows = await Promise.all(['a', 'b', 'a', 'none'].map(key => read(db, key)))
  expect(rows).toEqual(['row a', 'row b', 'row a', undefined])
  expect(asked).toEqual([['a', 'b', 'none']])
})

test('who asks later reads anew, and a transaction reads by itself', async () => {
  const { asked, read } = openReads()
  const db = database()
  await read(db, 'a')
  await Promise.all([read(db, 'a'), read(database(), 'a')])
  expect(asked).toEqual([['a'], ['a'], ['a']])
})

test('a read that fails fails for all who asked, and the next one reads again', async () => {
  const { read } = openReads()
  const db = database()
  const outcomes = await Promise.allSettled([read(db, 'a'), read(db, 'broken')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read(db, 'a')).toBe('row a')
})
