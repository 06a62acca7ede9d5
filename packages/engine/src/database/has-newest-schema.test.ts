import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cloneDatabase } from '../testing/cloned-database.ts'
import { createContext } from './context.ts'
import { hasNewestSchema } from './migrate.ts'

const context = createContext(await cloneDatabase())

test('a migrated database has the newest schema, also when it is ahead of this release', async () => {
  expect(await hasNewestSchema(context)).toBe(true)
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-next-release', '')`.execute(context.db)
  expect(await hasNewestSchema(context)).toBe(true)
})

test('a database that has not seen one of the migrations has not', async () => {
  await sql`delete from kysely_migration where name = '0005-carts-and-orders'`.execute(context.db)
  expect(await hasNewestSchema(context)).toBe(false)
})

test('a database that was never migrated cannot be asked', async () => {
  await sql`drop table kysely_migration`.execute(context.db)
  await expect(hasNewestSchema(context)).rejects.toThrow('kysely_migration')
})
