import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/context.ts'
import { findImportRuns, noteImportRun } from '../import-run/import-run.ts'
import { rankNames } from '../product/name-ranks.ts'

/** How far the import of a file has come. */
export interface ImportProgress {
  /** Products of the file, or what else it lists, that are done, refused ones included. */
  readonly entries: number
  /** What the importing program keeps to go on; JSON. */
  readonly document: unknown
}

/** Where an import that was interrupted goes on; undefined for one that is new or was finished. */
export async function findImportProgress({ db }: EngineContext, id: string): Promise<ImportProgress | undefined> {
  return db.selectFrom('import_progress').select(['entries', 'document']).where('id', '=', id).executeTakeFirst()
}

/** Forgets how far an import has come, so that it starts from scratch. */
export async function forgetImportProgress({ db }: EngineContext, id: string): Promise<void> {
  await db.deleteFrom('import_progress').where('id', '=', id).execute()
}

/** Ends an import: names are put into the order of their languages again, and its progress is gone. */
export async function finishImport(context: EngineContext, id: string): Promise<void> {
  await inTransaction(context, async db => {
    await allowLongStatements(db)
    await rankNames({ ...context, db })
    // Statements are planned by what tables hold; after a large import that is something else than before.
    await sql`analyze product, product_text, product_category, product_variant, price, inventory_entry`.execute(db)
    await forgetImportProgress({ ...context, db }, id)
  })
}

/** Makes imports wait for each other, and checks that no other process went on with this one. */
export async function lockImport(db: Database, id: string, entries: number): Promise<void> {
  await allowLongStatements(db)
  await sql`lock table import_progress in exclusive mode`.execute(db)
  const row = await db.selectFrom('import_progress').select('entries').where('id', '=', id).executeTakeFirst()
  if ((row?.entries ?? 0) !== entries)
    throw new CommerceError({ code: 'invalid-operation' }, 'this file is being imported by another process; wait for its end')
}

/** Writes down how far an import has come, together with what it did. */
export async function saveImportProgress(db: Database, id: string, progress: ImportProgress, now: string): Promise<void> {
  await sql`
    insert into import_progress (id, entries, document, updated_at)
    values (${id}, ${progress.entries}, ${JSON.stringify(progress.document)}::jsonb, ${now})
    on conflict (id) do update
    set entries = excluded.entries, document = excluded.document, updated_at = excluded.updated_at`.execute(db)
}

/** A batch is longer than a request. */
async function allowLongStatements(db: Database): Promise<void> {
  await sql`set local statement_timeout = '300s'`.execute(db)
  await sql`set local lock_timeout = '300s'`.execute(db)
}

/** How much of a series of products a database holds. */
export interface SeriesRun {
  readonly contentHash: string
  readonly stored: number
  /** How many were requested. */
  readonly wanted: number
  /** Whether all of them are stored and their names ranked. */
  readonly isComplete: boolean
}

const FORM = /^(?<contentHash>\S*) (?<stored>\d+)(?: of (?<wanted>\d+))?$/

/** What a database holds of the series of a source, of whatever content; undefined when it never began. */
export async function findSeriesRun(context: { readonly db: Database }, name: string): Promise<SeriesRun | undefined> {
  const { contentHash, stored, wanted } = FORM.exec((await findImportRuns(context)).get(name) ?? '')?.groups ?? {}
  if (contentHash === undefined) return undefined
  return { contentHash, stored: Number(stored), wanted: Number(wanted ?? stored), isComplete: wanted === undefined }
}

/** Notes how far a series is. */
export async function noteSeriesRun(db: Database, name: string, { contentHash, stored, wanted, isComplete }: SeriesRun) {
  await noteImportRun(db, name, `${contentHash} ${stored}${isComplete ? '' : ` of ${wanted}`}`)
}
