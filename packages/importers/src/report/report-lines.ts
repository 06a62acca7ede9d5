import { csvLineOf, escapeFormula } from '../csv/csv-cell.ts'
import { type ColumnNote, REPORT_COLUMNS, type RowProblem, type SourceRow } from '../entry/import-entry.ts'

/** Whether a row did not go in, went in without something, or is about a whole column. */
export type ReportResult = 'refused' | 'left out' | 'column'

/** First line of a report on a file with such columns; with a mark by which table programs know UTF-8. */
export function reportHeaderOf(header: readonly string[]): string {
  return `\uFEFF${lineOf([...Object.values(REPORT_COLUMNS), ...header])}`
}

/** Lines of a report: one per row, with all that is wrong with it and the row as it is. */
export function reportLinesOf(
  problems: readonly RowProblem[],
  about: { readonly result: ReportResult; readonly file: string; readonly product: string; readonly columns: number },
): string[] {
  const byRow = Map.groupBy(problems, ({ row }) => row)
  return [...byRow].map(([row, ones]) => {
    const each = (pick: (problem: RowProblem) => string) => ones.map(pick).join('\n')
    return lineOf([
      about.result,
      about.file,
      String(row.line),
      each(({ column }) => column),
      each(({ value }) => value),
      each(({ reason }) => reason),
      about.product,
      row.original ?? '',
      ...cellsOf(row, about.columns),
    ])
  })
}

/** The line of a report about a whole column. */
export function columnLineOf(
  { column, rows, reason }: ColumnNote,
  about: { readonly file: string; readonly columns: number },
): string {
  const values = `${rows} ${rows === 1 ? 'row has' : 'rows have'} a value`
  return lineOf(['column', about.file, '1', column, values, reason, '', '', ...Array<string>(about.columns).fill('')])
}

/** Values of a file come from others: they must not run in the table program the report is opened with. */
function lineOf(cells: readonly string[]): string {
  return csvLineOf(cells.map(escapeFormula))
}

function cellsOf({ cells }: SourceRow, columns: number): string[] {
  return Array.from({ length: columns }, (_, index) => cells[index] ?? '')
}
