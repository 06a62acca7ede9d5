import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabaseUrl } from '../testing/cloned-database.ts'
import { openDatabase } from './connection.ts'
import { createContext } from './context.ts'
import { migrate } from './migrate.ts'
import { hasNewestSchema, requireSameSchema } from './schema-state.ts'

const databaseUrl = await cloneDatabaseUrl()
const db = openDatabase({ databaseUrl })
afterAll(() => db.destroy())
const context = createContext(db)

test('a migrated database has the newest schema', async () => {
  expect(await hasNewestSchema(context)).toBe(true)
  await requireSameSchema(context)
})

test('a database that is ahead still answers who runs, and a program that starts is refused by name', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-next-release', '')`.execute(context.db)
  expect(await hasNewestSchema(context)).toBe(true)
  const message = 'This program is older than its database, which has seen 9999-of-the-next-release: start a newer release.'
  await expect(requireSameSchema(context)).rejects.toThrow(message)
  await expect(migrate(databaseUrl)).rejects.toThrow(message)
  await sql`delete from kysely_migration where name = '9999-of-the-next-release'`.execute(context.db)
})

test('a database that has not seen one of the migrations waits for it', async () => {
  await sql`delete from kysely_migration where name = '0005-carts-and-orders'`.execute(context.db)
  expect(await hasNewestSchema(context)).toBe(false)
  await expect(requireSameSchema(context)).rejects.toThrow('The database lacks a migration of this release: run npm run migrate.')
})

test('a database that was never migrated waits for all of them', async () => {
  await sql`drop table kysely_migration`.execute(context.db)
  expect(await hasNewestSchema(context)).toBe(false)
  await expect(requireSameSchema(context)).rejects.toThrow('run npm run migrate')
})

test('a database that does not exist waits too, and one that is away is no reason', async () => {
  const missing = new URL(databaseUrl)
  missing.pathname = '/there_is_no_such_database'
  await expect(requireSameSchema(createContext(openDatabase({ databaseUrl: missing.href })))).rejects.toThrow('npm run migrate')
  await requireSameSchema(createContext(openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/anvil' })))
})
