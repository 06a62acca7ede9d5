import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/**
 * A fingerprint of each table, by name: the same as long as no row was written, not even with what it held before.
 * It is made of places and transactions of rows, so that it costs little also where documents are large.
 */
export async function fingerprintsOfTables({ db }: EngineContext): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename`.execute(db)
  const parts = tables.map(
    ({ name }) => sql`
      select ${name} as name, count(*) || ' ' || coalesce(sum(hashtextextended(ctid::text || xmin::text, 0)), 0) as fingerprint
      from ${sql.raw(name)}`,
  )
  const { rows } = await sql<{ name: string; fingerprint: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, fingerprint }) => [name, fingerprint]))
}
