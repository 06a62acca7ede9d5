import { createHash } from 'node:crypto'
import type { ImportedCategoryDraft, ImportedProduct, ImportedStock } from '@shop/domain/catalogue'
import type { ImportedCustomer, ImportedDiscount, ImportedOrder, ImportedRedirection } from '@shop/domain/takeover'

/** A row of a file, or a resource of one that has no rows. */
export interface SourceRow {
  /** Where it begins; the first line of a file is 1. */
  readonly line: number
  /** Its cells in the order of the header; none where it could not be taken apart. */
  readonly cells: readonly string[]
  /** As it is in the file, where cells do not say everything. */
  readonly original?: string
}

/** What is wrong with a row, in which column, and what to do. */
export interface RowProblem {
  readonly row: SourceRow
  readonly column: string
  readonly value: string
  readonly reason: string
}

/** Something a file lists, with the rows that say it. */
export type ImportEntry = EntryRows &
  (
    | EntryContent
    /** All of its rows are refused. */
    | { readonly kind: 'refused' }
  )

/** What a file may list. */
export type EntryContent =
  | { readonly kind: 'product'; readonly product: ImportedProduct }
  | { readonly kind: 'category'; readonly category: ImportedCategoryDraft }
  | { readonly kind: 'stock'; readonly stock: ImportedStock }
  | { readonly kind: 'redirection'; readonly redirection: ImportedRedirection }
  | { readonly kind: 'customer'; readonly customer: ImportedCustomer }
  | { readonly kind: 'order'; readonly order: ImportedOrder }
  | { readonly kind: 'discount'; readonly discount: ImportedDiscount }

interface EntryRows {
  readonly key: string
  /** Rows that go in. */
  readonly rows: readonly SourceRow[]
  /** Rows that do not. */
  readonly refusals: readonly RowProblem[]
  /** What of the rows that go in is left out. */
  readonly notes: readonly RowProblem[]
  /** Which row says what of which variant, for what is found out later. */
  readonly rowsOfSkus?: ReadonlyMap<string, SourceRow>
}

/** A column that is not taken over, and how many rows have a value in it. */
export interface ColumnNote {
  readonly column: string
  readonly rows: number
  readonly reason: string
}

/** The entries of a file, one after the other. */
export interface EntrySource {
  /** Columns of the file without those of a report; none of a file without rows. */
  readonly header: readonly string[]
  readonly entries: AsyncIterable<ImportEntry>
  /** Complete when all entries have been read. */
  readonly columnNotes: () => readonly ColumnNote[]
}

/** A file that cannot be imported at all; the message says in one line why and what to do. */
export class ImportFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImportFileError'
  }
}

/** Columns that a report has before those of the file, so that its corrected rows can be imported again. */
export const REPORT_COLUMNS = {
  result: 'Import result',
  file: 'Import file',
  line: 'Import line',
  column: 'Import column',
  value: 'Import value',
  reason: 'Import reason',
  product: 'Import product',
  original: 'Import original',
} as const

const NAMES: ReadonlySet<string> = new Set(Object.values(REPORT_COLUMNS))

/** Whether a column is one that a report adds. */
export function isReportColumn(name: string): boolean {
  return NAMES.has(name)
}

const HEX_DIGITS = 13

/** Remembers keys of a large file in 8 bytes each. */
export function createSeenKeys(): { readonly isSeen: (key: string) => boolean } {
  const seen = new Set<number>()
  return {
    /** Whether the key was seen before. */
    isSeen(key) {
      const digest = Number.parseInt(createHash('sha256').update(key).digest('hex').slice(0, HEX_DIGITS), 16)
      if (seen.has(digest)) return true
      seen.add(digest)
      return false
    },
  }
}
