import type { ImportOutcome, ImportRefusal } from '@shop/engine/catalogue'
import { type ImportEntry, type RowProblem, reportLinesOf } from '@shop/importers'

/** Lines of the report about an entry: its rows that did not go in, and what others went in without. */
export function reportOf(
  entry: ImportEntry,
  outcome: ImportOutcome | undefined,
  about: { readonly file: string; readonly columns: number },
): string[] {
  const product = entry.key
  if (outcome?.kind === 'refused') {
    const problems = [...entry.refusals, ...refusalsOf(entry, outcome.refusal)]
    return reportLinesOf(problems, { ...about, product, result: 'refused' })
  }
  return [
    ...reportLinesOf(entry.refusals, { ...about, product, result: 'refused' }),
    ...reportLinesOf(entry.notes, { ...about, product, result: 'left out' }),
  ]
}

/** The row that is wrong says why; the others of the product say which one that is. */
function refusalsOf({ rows, rowsOfSkus }: ImportEntry, { foreignSku, field, value, reason }: ImportRefusal): RowProblem[] {
  const culprit = (foreignSku === undefined ? undefined : rowsOfSkus?.get(foreignSku)) ?? rows[0]
  return rows.map(row =>
    row === culprit
      ? { row, column: field ?? '', value: value ?? '', reason }
      : { row, column: '', value: '', reason: `the product was refused because of line ${culprit?.line}; correct that one` },
  )
}
