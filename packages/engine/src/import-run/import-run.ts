import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/context.ts'
import type { Tables } from '../database/tables.ts'

/** What an import is known by. */
export interface ImportOptions {
  /** Name of the source; an import with the same name and hash as the last one is skipped. */
  readonly name: string
  readonly contentHash: string
  readonly onProgress?: (message: string) => void
}

/** Whether this content of a source is what the database holds already. */
export async function isImported(context: EngineContext, source: Pick<ImportOptions, 'name' | 'contentHash'>): Promise<boolean> {
  const run = await context.db.selectFrom('import_run').select('content_hash').where('name', '=', source.name).executeTakeFirst()
  return run?.content_hash === source.contentHash
}

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

/** Runs work in a transaction that may be long, as the only import there is: processes that start together wait here. */
export async function inImport<T>(
  context: EngineContext,
  work: (context: EngineContext & { readonly db: Transaction<Tables> }) => Promise<T>,
): Promise<T> {
  return inTransaction(context, async transaction => {
    await sql`set local statement_timeout = '300s'`.execute(transaction)
    await sql`set local lock_timeout = '300s'`.execute(transaction)
    await sql`set local idle_in_transaction_session_timeout = '300s'`.execute(transaction)
    await sql`lock table import_run in exclusive mode`.execute(transaction)
    return work({ ...context, db: transaction })
  })
}

/** Least time between two messages; with parts of a second or two there is one every few seconds. */
const PAUSE_MS = 2000

/** Says how far a long work is, in words made of how much of it is done, but not all the time. */
export function countProgress(
  context: EngineContext,
  say: (message: string) => void,
  words: (done: number) => string,
): (done: number) => void {
  let lastMs = Date.parse(context.now())
  return done => {
    const nowMs = Date.parse(context.now())
    if (nowMs - lastMs < PAUSE_MS) return
    lastMs = nowMs
    say(words(done))
  }
}

/** The same UUID for the same name, so that an import that was interrupted and goes on makes what it would have made. */
export function idOfName(...name: readonly string[]): string {
  const bytes = createHash('sha1').update(JSON.stringify(name)).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
