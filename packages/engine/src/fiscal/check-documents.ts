import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { FIRST_HASH, fiscalHashOf } from './fiscal-hash.ts'

/** What the check of the documents found. */
export interface DocumentCheck {
  readonly documents: number
  /** The first break of each series; none where nothing was changed. */
  readonly breaks: readonly { readonly series: string; readonly number: string; readonly problem: string }[]
}

interface ChainRow {
  readonly series: string
  readonly number: number
  readonly document_number: string
  readonly content: string
  readonly hash: Uint8Array
}

/** The end of the chain of a series. */
export interface ChainAnchor {
  readonly series: string
  readonly lastNumber: number
  /** Hexadecimal. */
  readonly lastHash: string
}

/**
 * The ends of all chains. Kept outside of the database they show if it was rewritten from the first document on, which the chain alone
 * does not.
 */
export async function readAnchors({ db }: EngineContext): Promise<ChainAnchor[]> {
  const rows = await db.selectFrom('fiscal_counter').selectAll().orderBy('series').execute()
  return rows.map(({ series, last_number: lastNumber, last_hash: hash }) => {
    return { series, lastNumber, lastHash: Buffer.from(hash).toString('hex') }
  })
}

/** Read at a time. */
const BATCH = 500

/**
 * Computes the chain of hashes of every series again: names the first document that was changed, is missing, or was put in, and a
 * file that is not what was kept. It reads everything, so it is for the owner's command and a nightly run.
 */
export async function checkDocuments({ db }: EngineContext): Promise<DocumentCheck> {
  // Of one moment: documents that are issued meanwhile are no break.
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(checkAll)
}

async function checkAll(db: Database): Promise<DocumentCheck> {
  const { rows: counters } = await sql<{ series: string; last_number: number; last_hash: Uint8Array }>`
    select series, last_number, last_hash from fiscal_counter
    union select series, 0, '\\x00' from fiscal_document where series not in (select series from fiscal_counter)
    order by series`.execute(db)
  let documents = 0
  const breaks: DocumentCheck['breaks'][number][] = []
  for (const counter of counters) {
    const { count, problem } = await checkSeries(db, counter)
    documents += count
    if (problem) breaks.push({ series: counter.series, ...problem })
  }
  const { rows: files } = await sql<{ series: string; document_number: string; form: string }>`
    select series, document_number, form from fiscal_file join fiscal_document on id = document_id
    where sha256 <> sha256(fiscal_file.content) order by document_number`.execute(db)
  const brokenFiles = files.map(({ series, document_number: number, form }) => ({
    series,
    number,
    problem: `its file ${form} was changed`,
  }))
  return { documents, breaks: [...breaks, ...brokenFiles] }
}

interface SeriesCheck {
  readonly count: number
  readonly problem?: { readonly number: string; readonly problem: string }
}

async function checkSeries(
  db: Database,
  { series, last_number: last, last_hash: lastHash }: { series: string; last_number: number; last_hash: Uint8Array },
): Promise<SeriesCheck> {
  let before = FIRST_HASH
  let count = 0
  for (;;) {
    const rows: ChainRow[] = await db
      .selectFrom('fiscal_document')
      .select(['series', 'number', 'document_number', 'content', 'hash'])
      .where('series', '=', series)
      .where('number', '>', count)
      .orderBy('number')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      const number = count + 1
      if (row.number !== number) return { count, problem: { number: `${series}, ${number}`, problem: 'is missing' } }
      if (!isSame(row.hash, fiscalHashOf({ before, series, number, content: row.content })))
        return { count, problem: { number: row.document_number, problem: 'was changed' } }
      before = row.hash
      count = number
    }
    if (rows.length < BATCH) break
  }
  if (count === last && isSame(before, lastHash)) return { count }
  return { count, problem: { number: `${series}, ${count + 1}`, problem: 'is not what the counter says was issued last' } }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.from(one).equals(other)
}
