import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cloneDatabase } from '../testing/index.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { SHOP_TABLES } from './shop-tables.ts'

const db = await cloneDatabase()

async function columnsOfDatabase(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table", array_agg(column_name::text order by column_name) as columns
    from information_schema.columns where table_schema = current_schema() group by table_name`.execute(db)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

const words = (text: string) => text.split(/\s+/).filter(Boolean)

test('A6 every column of the database is known to hold data of people, or to hold none', async () => {
  const known = new Map<string, string[]>()
  for (const [table, columns] of Object.entries(SHOP_TABLES)) known.set(table, words(columns).toSorted())
  for (const { table, personal, other } of PERSONAL_TABLES) known.set(table, [...words(personal), ...words(other)].toSorted())
  const unknown = [...(await columnsOfDatabase())].flatMap(([table, columns]) => {
    const stated = known.get(table) ?? []
    return [
      ...columns.filter(column => !stated.includes(column)).map(column => `${table}.${column} is not classified`),
      ...stated.filter(column => !columns.includes(column)).map(column => `${table}.${column} does not exist`),
    ]
  })
  expect(unknown).toEqual([])
})

test('A6 no table is both, what is exported exists, and what goes with another table names it', async () => {
  const columns = await columnsOfDatabase()
  for (const { table, exported, age, erasure } of PERSONAL_TABLES) {
    expect(SHOP_TABLES[table]).toBeUndefined()
    expect(columns.get(table)).toEqual(expect.arrayContaining([...words(exported ?? ''), ...(age ? [age] : [])]))
    if (erasure.how === 'cascade') expect(PERSONAL_TABLES.map(other => other.table)).toContain(erasure.with)
  }
  // Secrets are not given away with a copy.
  const exported = PERSONAL_TABLES.flatMap(table => words(table.exported ?? ''))
  expect(exported.filter(column => /hash|token/.test(column))).toEqual([])
})
