import type { ImportOutcome } from '@shop/engine/takeover'
import type { ImportEntry } from '@shop/importers'

/** How much of a file went which way. */
export interface ImportCounts {
  readonly rows: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** Rows, not products. */
  readonly refused: number
  /** Values of rows that went in without them. */
  readonly leftOut: number
}

export const NOTHING: ImportCounts = { rows: 0, created: 0, updated: 0, unchanged: 0, refused: 0, leftOut: 0 }

/** The counts with an entry and what became of it; undefined: it was refused before the database saw it. */
export function countEntry(counts: ImportCounts, entry: ImportEntry, outcome: ImportOutcome | undefined): ImportCounts {
  const refusedRows = new Set(entry.refusals.map(({ row }) => row)).size
  const rows = counts.rows + refusedRows + entry.rows.length
  if (!outcome || outcome.kind === 'refused')
    return { ...counts, rows, refused: counts.refused + refusedRows + (outcome ? entry.rows.length : 0) }
  return {
    ...counts,
    rows,
    refused: counts.refused + refusedRows,
    leftOut: counts.leftOut + entry.notes.length,
    [outcome.kind]: counts[outcome.kind] + 1,
  }
}

/** The counts as a message. */
export function messageOf({ rows, created, updated, unchanged, refused, leftOut }: ImportCounts, dryRun: boolean): string {
  const [create, update] = dryRun ? ['would be created', 'would be updated'] : ['created', 'updated']
  const parts = [
    `${rows} rows`,
    `${created} ${create}`,
    `${updated} ${update}`,
    `${unchanged} unchanged`,
    `${refused} rows refused`,
    ...(leftOut > 0 ? [`${leftOut} values left out`] : []),
  ]
  return parts.join(', ')
}
