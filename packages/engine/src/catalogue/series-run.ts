import type { Database } from '../database/context.ts'
import { findImportRuns, noteImportRun } from './import-runs.ts'

/** How much of a series of products a database holds. */
export interface SeriesRun {
  readonly contentHash: string
  readonly stored: number
  /** How many were asked for. */
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
