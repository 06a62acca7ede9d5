import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabaseUrl } from '../testing/index.ts'
import { inTransaction } from './context.ts'
import { createContext, openDatabase, Unavailable } from './index.ts'

const databaseUrl = await cloneDatabaseUrl()
/** As patient as a machine under load needs it. */
const db = openDatabase({ databaseUrl, poolSize: 2, acquireTimeoutMs: 60_000 })
const hasty = openDatabase({ databaseUrl, poolSize: 2, acquireTimeoutMs: 100 })
afterAll(() => Promise.all([db.destroy(), hasty.destroy()]))
const context = createContext(db)

test('values PostgreSQL cannot take are invalid input', async () => {
  await expect(sql`select ${'no uuid'}::uuid`.execute(db)).rejects.toMatchObject({ failure: { code: 'invalid-input' } })
  await expect(sql`select ${'a\0b'}::text`.execute(db)).rejects.toBeInstanceOf(CommerceError)
  await expect(sql`select ${'99999999999'}::integer`.execute(db)).rejects.toBeInstanceOf(CommerceError)
})

test('a faulty statement is a defect, not an answer', async () => {
  await expect(sql`select no_such_column`.execute(db)).rejects.not.toBeInstanceOf(Unavailable)
  await expect(sql`select no_such_column`.execute(db)).rejects.not.toBeInstanceOf(CommerceError)
})

/** Takes a connection of the hasty pool until it is released; one that is not there in time is asked for again. */
function takeConnection(released: Promise<void>) {
  const { promise: taken, resolve } = Promise.withResolvers<void>()
  const take = (): Promise<void> =>
    hasty
      .connection()
      .execute(() => {
        resolve()
        return released
      })
      .catch(take)
  return { taken, done: take() }
}

test('a statement that takes too long, a closed server and a pool in use are unavailable', async () => {
  await expect(sql`set statement_timeout = 50; select pg_sleep(5)`.execute(db)).rejects.toBeInstanceOf(Unavailable)
  const gone = openDatabase({ databaseUrl: databaseUrl.replace(/:\d+\//, ':1/') })
  await expect(sql`select 1`.execute(gone)).rejects.toBeInstanceOf(Unavailable)
  const released = Promise.withResolvers<void>()
  // However long they take to connect: what is waited for is that both are taken.
  const held = [1, 2].map(() => takeConnection(released.promise))
  await Promise.all(held.map(({ taken }) => taken))
  await expect(sql`select 1`.execute(hasty)).rejects.toBeInstanceOf(Unavailable)
  released.resolve()
  await Promise.all(held.map(({ done }) => done))
})

test('a connection that the server ends is unavailable once and replaced then', async () => {
  const ended = db.connection().execute(async connection => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
    return sql`select 1`.execute(connection)
  })
  await expect(ended).rejects.toBeInstanceOf(Unavailable)
  await expect(sql`select 1`.execute(db)).resolves.toBeDefined()
})

test('a statement kept prepared survives a change of the schema: unavailable once, then planned again', async () => {
  await sql`create table changing (id integer, word text)`.execute(db)
  await sql`insert into changing values (1, 'one')`.execute(db)
  await db.connection().execute(async connection => {
    const select = () => sql<object>`select * from changing where id = ${1}`.execute(connection)
    for (let use = 0; use < 4; use++) expect((await select()).rows).toEqual([{ id: 1, word: 'one' }])
    await sql`alter table changing add column colour text default 'red'`.execute(db)
    await expect(select()).rejects.toBeInstanceOf(Unavailable)
  })
  for (let use = 0; use < 4; use++) {
    const { rows } = await sql<object>`select * from changing where id = ${1}`.execute(db)
    expect(rows).toEqual([{ id: 1, word: 'one', colour: 'red' }])
  }
})

test('a transaction that loses against others runs again, five times at most', async () => {
  let runs = 0
  const loseUntil = (wins: number) =>
    inTransaction(context, async transaction => {
      runs += 1
      if (runs < wins) await sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`.execute(transaction)
      return runs
    })
  expect(await loseUntil(5)).toBe(5)
  runs = 0
  await expect(loseUntil(6)).rejects.toBeInstanceOf(Unavailable)
  expect(runs).toBe(5)
})

test('counts and times come as the documents hold them, and a number beyond the safe ones is an error', async () => {
  const { rows } = await sql<{ count: number; time: string }>`
    select 9007199254740991::bigint as count, '2026-03-01 10:00+01'::timestamptz as time`.execute(db)
  expect(rows).toEqual([{ count: Number.MAX_SAFE_INTEGER, time: '2026-03-01T09:00:00.000Z' }])
  await expect(sql`select 9007199254740993::bigint`.execute(db)).rejects.toThrow(RangeError)
})
