import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** A checksum of everything in each table and of each sequence, by name: the same as long as nothing was changed. */
export async function checksumsOfTables({ db }: EngineContext): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`.execute(db)
  const parts = tables.map(
    ({ name }) => sql`
      select ${name} as name, md5(coalesce(string_agg(row, '' order by row), '')) as checksum
      from (select md5(${sql.raw(name)}::text) as row from ${sql.raw(name)}) as hashed`,
  )
  const { rows } = await sql<{ name: string; checksum: string }>`
    ${sql.join(parts, sql` union all `)}
    union all select sequencename, coalesce(last_value, 0)::text from pg_sequences where schemaname = 'public'`.execute(db)
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]))
}
