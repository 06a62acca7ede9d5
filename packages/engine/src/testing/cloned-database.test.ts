import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cloneDatabase } from './cloned-database.ts'

const first = await cloneDatabase<{ note: { text: string } }>()
const second = await cloneDatabase<{ note: { text: string } }>()

test('what one clone holds is not in the other', async () => {
  for (const db of [first, second]) await sql`create table note (text text not null)`.execute(db)
  await first.insertInto('note').values({ text: 'first' }).execute()
  expect(await first.selectFrom('note').selectAll().execute()).toEqual([{ text: 'first' }])
  expect(await second.selectFrom('note').selectAll().execute()).toEqual([])
})

test('text sorts by code point, on every machine alike', async () => {
  const { rows } = await sql<{ word: string }>`
    select word from (values ('b'), ('A'), ('ä'), ('Z')) words (word) order by word`.execute(first)
  expect(rows.map(row => row.word)).toEqual(['A', 'Z', 'b', 'ä'])
  const lowered = await sql<{ word: string }>`select lower('ÄŽ') as word`.execute(first)
  expect(lowered.rows).toEqual([{ word: 'äž' }])
})
