import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cloneDatabaseUrl } from '../testing/cloned-database.ts'
import { openDatabase } from './connection.ts'

test('a statement with a comment reaches the database with it, and those without keep the plan they have', async () => {
  let comment: string | undefined
  const db = openDatabase({
    databaseUrl: await cloneDatabaseUrl(),
    poolSize: 1,
    watchStatement: () => ({ comment, end: () => undefined }),
  })
  const ask = async () => {
    const own = sql<{ query: string }>`select query from pg_stat_activity where pid = pg_backend_pid() and ${true}`
    return (await own.execute(db)).rows[0]?.query ?? ''
  }
  const plans = async () => {
    const prepared = sql<{ uses: number }>`
      select generic_plans + custom_plans as uses from pg_prepared_statements where statement like 'select query from pg_stat_activity%'`
    return (await prepared.execute(db)).rows.map(({ uses }) => uses)
  }
  for (let use = 0; use < 4; use++) await ask()
  const [before] = await plans()
  comment = "/*request_id='edge-7f3a.42'*/"
  expect(await ask()).toMatch(/ \/\*request_id='edge-7f3a\.42'\*\/$/)
  comment = undefined
  expect(await ask()).not.toContain('request_id')
  expect(await plans()).toEqual([(before ?? 0) + 1])
  await db.destroy()
})

test('who watches is told that a statement ended, and by which state of SQL it failed', async () => {
  const ends: (string | undefined)[] = []
  const db = openDatabase({
    databaseUrl: await cloneDatabaseUrl(),
    poolSize: 1,
    watchStatement: () => ({ end: failure => ends.push(failure) }),
  })
  await sql`select 1`.execute(db)
  await expect(sql`select 1 / ${0}::integer`.execute(db)).rejects.toThrow()
  expect(ends).toEqual([undefined, '22012'])
  await db.destroy()
})
