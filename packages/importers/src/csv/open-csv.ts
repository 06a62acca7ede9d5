import {
  type ColumnNote,
  ImportFileError,
  isReportColumn,
  REPORT_COLUMNS,
  type RowProblem,
  type SourceRow,
} from '../entry/import-entry.ts'
import { unescapeFormula } from './csv-cell.ts'
import { type CsvRecord, readRecords } from './read-records.ts'

/** A row whose cells stand under the columns of the header. */
interface CsvRow extends SourceRow {
  /** The product a row of a report is about. */
  readonly productOfReport: string
}

/** A CSV file whose header has been read. */
export interface CsvFile {
  readonly header: readonly string[]
  /** Rows, and what is wrong with those that do not fit the header. */
  readonly rows: AsyncGenerator<{ readonly row: CsvRow } | { readonly problem: RowProblem }>
}

/** Reads the header of a CSV text. Throws `ImportFileError` for a text without one. */
export async function openCsv(chunks: AsyncIterable<string>): Promise<CsvFile> {
  const records = readRecords(chunks)
  const { value: first } = await records.next()
  if (!first) throw new ImportFileError('the file is empty')
  if ('problem' in first) throw new ImportFileError(`the first line is not a header: ${first.problem}`)
  const isReport = first.cells.includes(REPORT_COLUMNS.result)
  const cellsOf = (record: { readonly cells: readonly string[] }) => (isReport ? record.cells.map(unescapeFormula) : record.cells)
  const names = cellsOf(first).map((cell, index) => cell.trim() || `(column ${index + 1})`)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new ImportFileError(`the column ${twice} is there twice; rename or remove one`)
  return { header: names.filter(name => !isReportColumn(name)), rows: rowsOf(records, names, cellsOf) }
}

async function* rowsOf(
  records: AsyncIterable<CsvRecord>,
  names: readonly string[],
  cellsOf: (record: { readonly cells: readonly string[] }) => readonly string[],
): CsvFile['rows'] {
  const own = names.flatMap((name, index) => (isReportColumn(name) ? [] : [index]))
  const place = (column: string) => names.indexOf(column)
  for await (const record of records) {
    const { line, original } = record
    if ('problem' in record) {
      yield { problem: { row: { line, cells: [], original }, column: '', value: '', reason: record.problem } }
      continue
    }
    const all = cellsOf(record)
    // Many programs write no empty cells at the end of a row.
    const cells = own.map(index => all[index] ?? '')
    const keptOriginal = all[place(REPORT_COLUMNS.original)] ?? ''
    const row: CsvRow = { line, cells, productOfReport: all[place(REPORT_COLUMNS.product)] ?? '' }
    if (all.length > names.length) {
      const reason = `the row has ${all.length} cells, the header ${names.length}; put cells with commas into quotes`
      // It is unknown which cells are too many: the whole line is kept, so that none is lost.
      yield { problem: { row: { line, cells: [], original }, column: '', value: '', reason } }
    } else if (cells.every(cell => cell.trim() === '')) {
      // Of a report: a row that was not corrected yet. Everywhere else: an empty one.
      if (keptOriginal === '') continue
      if (own.length === 0) yield { row: { ...row, original: keptOriginal } }
      else {
        const reason = 'the row is not corrected yet; put its values under their columns'
        yield { problem: { row: { line, cells, original: keptOriginal }, column: '', value: '', reason } }
      }
    } else yield { row }
  }
}

/** Rows that follow each other and are about the same product, or a row that cannot be read. */
type RowGroup = { readonly key: string; readonly rows: readonly CsvRow[] } | { readonly problem: RowProblem }

/** More rows than a product has anywhere; beyond them a file would have to be held as a whole. */
const MAX_ROWS = 5000

/** Groups rows by the key each has, given the one before; an empty key goes on with the product before. */
export async function* groupRows(
  rows: CsvFile['rows'],
  keyOf: (row: CsvRow, before: string) => string,
): AsyncGenerator<RowGroup> {
  let key = ''
  let group: CsvRow[] = []
  // Rows that cannot be read come after the product they interrupt, in the order of the file.
  let problems: RowProblem[] = []
  function* flush(): Generator<RowGroup> {
    if (group.length > 0) yield { key, rows: group }
    for (const problem of problems) yield { problem }
    group = []
    problems = []
  }
  for await (const read of rows) {
    if ('problem' in read) problems.push(read.problem)
    else {
      const next = keyOf(read.row, key)
      if (next !== key) yield* flush()
      key = next
      group.push(read.row)
    }
    if (group.length + problems.length >= MAX_ROWS || group.length === 0) yield* flush()
  }
  yield* flush()
}

/** Counts in how many rows columns that are not taken over have a value. */
export function countColumns(header: readonly string[], others: ReadonlyMap<number, string>) {
  const counts = new Map([...others.keys()].map(index => [index, 0]))
  return {
    count(cells: readonly string[]): void {
      for (const [index, count] of counts) if ((cells[index] ?? '').trim() !== '') counts.set(index, count + 1)
    },
    notes: (): ColumnNote[] =>
      [...others].map(([index, reason]) => ({ column: header[index] ?? '', rows: counts.get(index) ?? 0, reason })),
  }
}
