import { sql } from 'kysely'
import { openDatabase } from '../database/index.ts'

/** Where a text stands in a database: `schema.table: row`, with what is before and after it, in any letters. Reads every table. */
export async function findTexts(databaseUrl: string, texts: readonly string[]): Promise<string[]> {
  const db = openDatabase({ databaseUrl, poolSize: 1 })
  try {
    // One connection: all tables are read, and no page waits for it.
    await sql`set statement_timeout = '120s'`.execute(db)
    const { rows: tables } = await sql<{ schema: string; name: string }>`
      select schemaname as schema, tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
    const found: string[] = []
    for (const { schema, name } of tables) {
      const table = sql.table(`${schema}.${name}`)
      for (const text of texts) {
        const { rows } = await sql<{ row: string }>`
          select substring(line from greatest(1, position(${text.toLowerCase()} in lower(line)) - 60) for 160) as row
          from (select dumped::text as line from ${table} dumped) lines
          where lower(line) like ${`%${text.toLowerCase()}%`} limit 3`.execute(db)
        found.push(...rows.map(({ row }) => `${schema}.${name}: ${row}`))
      }
    }
    return found
  } finally {
    await db.destroy()
  }
}
