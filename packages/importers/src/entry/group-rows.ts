import type { CsvFile, CsvRow } from '../csv/open-csv.ts'
import type { RowProblem } from './import-entry.ts'

/** Rows that follow each other and are about the same product, or a row that is none. */
export type RowGroup = { readonly key: string; readonly rows: readonly CsvRow[] } | { readonly problem: RowProblem }

/** More rows than a product has anywhere; beyond them a file would have to be held as a whole. */
const MOST_ROWS = 5000

/** Groups rows by the key each has, given the one before; an empty key goes on with the product before. */
export async function* groupRows(
  rows: CsvFile['rows'],
  keyOf: (row: CsvRow, before: string) => string,
): AsyncGenerator<RowGroup> {
  let key = ''
  let group: CsvRow[] = []
  // Rows that are none stand behind the product they interrupt, in the order of the file.
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
    if (group.length + problems.length >= MOST_ROWS || group.length === 0) yield* flush()
  }
  yield* flush()
}
