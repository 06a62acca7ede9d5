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
  readonly id: string
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

/** Read at a time: with their files some 15 MB, which a statement has to get through in its 3 s. */
const BATCH = 200

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
    const { count, problems } = await checkSeries(db, counter)
    documents += count
    breaks.push(...problems.map(problem => ({ series: counter.series, ...problem })))
  }
  return { documents, breaks }
}

type Problem = Pick<DocumentCheck['breaks'][number], 'number' | 'problem'>

interface SeriesCheck {
  readonly count: number
  /** Of files any number, of the chain the first. */
  readonly problems: readonly Problem[]
}

async function checkSeries(
  db: Database,
  { series, last_number: last, last_hash: lastHash }: { series: string; last_number: number; last_hash: Uint8Array },
): Promise<SeriesCheck> {
  let before = FIRST_HASH
  let count = 0
  const problems: Problem[] = []
  const brokenAt = (number: string, problem: string) => ({ count, problems: [...problems, { number, problem }] })
  for (;;) {
    const rows = await selectChain(db, series, count)
    problems.push(...(await brokenFilesOf(db, rows)))
    for (const row of rows) {
      const number = count + 1
      if (row.number !== number) return brokenAt(`${series}, ${number}`, 'is missing')
      if (!isSame(row.hash, fiscalHashOf({ before, series, number, content: row.content })))
        return brokenAt(row.document_number, 'was changed')
      before = row.hash
      count = number
    }
    if (rows.length < BATCH) break
  }
  if (count === last && isSame(before, lastHash)) return { count, problems }
  return brokenAt(`${series}, ${count + 1}`, 'is not what the counter says was issued last')
}

function selectChain(db: Database, series: string, after: number): Promise<ChainRow[]> {
  return db
    .selectFrom('fiscal_document')
    .select(['id', 'number', 'document_number', 'content', 'hash'])
    .where('series', '=', series)
    .where('number', '>', after)
    .orderBy('number')
    .limit(BATCH)
    .execute()
}

async function brokenFilesOf(db: Database, documents: readonly ChainRow[]): Promise<Problem[]> {
  const { rows } = await sql<{ document_number: string; form: string }>`
    select document_number, form from fiscal_file join fiscal_document on id = document_id
    where id = any(${documents.map(({ id }) => id)}::uuid[]) and sha256 <> sha256(fiscal_file.content)
    order by document_number, form`.execute(db)
  return rows.map(({ document_number: number, form }) => ({
    number,
    problem: `has another file ${form} than the one that was kept`,
  }))
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.from(one).equals(other)
}
