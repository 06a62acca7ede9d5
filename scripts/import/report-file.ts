import { type FileHandle, open, rm } from 'node:fs/promises'
import type { ImportRefusal } from '@shop/engine/catalogue'
import type { ImportOutcome } from '@shop/engine/takeover'
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

/** The row that is wrong says why; the others of the product say which line it is. */
function refusalsOf({ rows, rowsOfSkus }: ImportEntry, { foreignSku, field, value, reason }: ImportRefusal): RowProblem[] {
  const culprit = (foreignSku === undefined ? undefined : rowsOfSkus?.get(foreignSku)) ?? rows[0]
  return rows.map(row =>
    row === culprit
      ? { row, column: field ?? '', value: value ?? '', reason }
      : { row, column: '', value: '', reason: `the product was refused because of line ${culprit?.line}; correct that one` },
  )
}

/** The file into which rows are written that were not taken over. */
export interface ReportFile {
  /**
   * Cuts the report to the length it had, adds lines and has them on disk when it returns. Returns the new length.
   * Without lines and length there is no file.
   */
  readonly write: (length: number, lines: readonly string[]) => Promise<number>
  readonly close: () => Promise<void>
}

/** Opens the report at a path; `length` is what an interrupted import left of it, beyond that it is cut. */
export async function openReportFile(path: string, header: string, length: number): Promise<ReportFile> {
  let file: FileHandle | undefined
  if (length === 0) await rm(path, { force: true })

  async function opened(): Promise<FileHandle> {
    file ??= await open(path, length === 0 ? 'w+' : 'r+')
    return file
  }

  return {
    async write(before, lines) {
      if (lines.length === 0) {
        if (file || before > 0) await (await opened()).truncate(before)
        return before
      }
      const handle = await opened()
      const text = Buffer.from(`${before === 0 ? header : ''}${lines.join('')}`)
      await handle.truncate(before)
      await handle.write(text, 0, text.length, before)
      await handle.sync()
      return before + text.length
    },
    async close() {
      await file?.close()
    },
  }
}
