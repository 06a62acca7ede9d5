import { type CsvError, parse } from 'csv-parse/sync'
import { ImportFileError } from '../entry/import-entry.ts'

/** A line without what ended it. */
interface TextLine {
  readonly text: string
  readonly end: string
  /** The first one is 1. */
  readonly line: number
}

/** Characters of a line, or of a row of several lines, that no honest file reaches. */
export const MAX_ROW_LENGTH = 4_000_000

/** Lines of a text that comes in chunks; ended by LF, CRLF or CR. Throws `ImportFileError` for one without end. */
async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<TextLine, undefined> {
  let rest = ''
  let line = 1
  for await (const chunk of chunks) {
    rest += chunk
    let start = 0
    // A CR at the end of a chunk may be half of a CRLF.
    for (const match of rest.matchAll(/\r\n|\n|\r(?!$)/g)) {
      yield { text: rest.slice(start, match.index), end: match[0], line: line++ }
      start = match.index + match[0].length
    }
    rest = rest.slice(start)
    if (rest.length > MAX_ROW_LENGTH) throw new ImportFileError(`line ${line} does not end: this is not a CSV file`)
  }
  if (rest.endsWith('\r')) yield { text: rest.slice(0, -1), end: '\r', line: line++ }
  else if (rest !== '') yield { text: rest, end: '', line }
  return undefined
}

/** A row of a CSV file, or a line that is not a row. */
export type CsvRecord =
  | { readonly line: number; readonly original: string; readonly cells: readonly string[] }
  | { readonly line: number; readonly original: string; readonly problem: string }

const DELIMITERS = [',', ';', '\t'] as const
type Delimiter = (typeof DELIMITERS)[number]

/** The character between cells: of comma, semicolon and tab the one that is most frequent outside quotes in the first line. */
export function delimiterOf(firstLine: string): Delimiter {
  const outside = firstLine.replace(/"(?:[^"]|"")*"/g, '')
  const counts = DELIMITERS.map(delimiter => [delimiter, outside.split(delimiter).length] as const)
  return counts.reduce((best, candidate) => (candidate[1] > best[1] ? candidate : best))[0]
}

/**
 * Rows of a CSV text, strict about quotes. A line whose quotes are wrong is a problem of its own: reading goes on with
 * the line after it, so that one forgotten quote does not swallow the rest of the file. Empty lines are passed over.
 */
export async function* readRecords(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord, undefined> {
  const lines = readLines(chunks)
  // Lines that belonged to a row that turned out to be none are read again, each for itself; the next one is the last.
  const again: TextLine[] = []
  let delimiter: Delimiter | undefined
  let pending: TextLine[] = []
  let quotes = 0
  let length = 0
  for (;;) {
    const next = again.pop() ?? (await lines.next()).value
    if (!next && pending.length === 0) return undefined
    if (next) {
      const text = next.line === 1 ? next.text.replace(/^\uFEFF/, '') : next.text
      delimiter ??= delimiterOf(text)
      if (pending.length === 0 && text === '') continue
      pending.push({ ...next, text })
      // Quotes come in pairs, also the doubled ones within a cell.
      quotes += text.split('"').length - 1
      length += text.length
      if (quotes % 2 === 1 && length <= MAX_ROW_LENGTH) continue
    }
    yield recordOf(pending, delimiter ?? ',', again)
    pending = []
    quotes = 0
    length = 0
  }
}

function recordOf(lines: readonly TextLine[], delimiter: Delimiter, again: TextLine[]): CsvRecord {
  const [first] = lines
  if (!first) throw new Error('A row has at least one line')
  const original = lines.map(({ text, end }, index) => (index < lines.length - 1 ? text + end : text)).join('')
  const { line } = first
  try {
    const rows: string[][] = parse(original, { delimiter, relax_column_count: true, record_delimiter: '\u0000' })
    return { line, original, cells: rows[0] ?? [''] }
  } catch (error) {
    for (const line of lines.slice(1).reverse()) again.push(line)
    return { line, original: first.text, problem: problemOf(error as CsvError) }
  }
}

function problemOf(error: CsvError): string {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quote is opened and never closed; close it'
    case 'CSV_INVALID_CLOSING_QUOTE':
      return 'something follows a closing quote; double the quotes within a cell'
    case 'INVALID_OPENING_QUOTE':
      return 'there is a quote in the middle of a cell; put the whole cell into quotes and double those within it'
    default:
      return `this is not a row of a CSV file (${error.code}); correct its quotes`
  }
}
