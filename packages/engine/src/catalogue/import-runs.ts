import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** What was imported last from a source, by the name of the source: the hash its importer gave it. */
export async function findImportRuns(context: { readonly db: Database }): Promise<ReadonlyMap<string, string>> {
  const rows = await context.db.selectFrom('import_run').select(['name', 'content_hash']).execute()
  return new Map(rows.map(({ name, content_hash }) => [name, content_hash]))
}

/** Notes what a source holds now. */
export async function noteImportRun(db: Database, name: string, contentHash: string): Promise<void> {
  await sql`
    insert into import_run (name, content_hash) values (${name}, ${contentHash})
    on conflict (name) do update set content_hash = excluded.content_hash, imported_at = now()`.execute(db)
}
