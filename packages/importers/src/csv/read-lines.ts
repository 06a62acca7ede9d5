import { ImportFileError } from '../entry/import-entry.ts'

/** A line without what ended it. */
export interface TextLine {
  readonly text: string
  readonly end: string
  /** The first one is 1. */
  readonly line: number
}

/** Characters of a line, or of a row of several lines, that no honest file reaches. */
export const LONGEST_ROW = 4_000_000

/** Lines of a text that comes in pieces; ended by LF, CRLF or CR. Throws `ImportFileError` for one without end. */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<TextLine, undefined> {
  let rest = ''
  let line = 1
  for await (const piece of pieces) {
    rest += piece
    let start = 0
    // A CR at the end of a piece may be half of a CRLF.
    for (const match of rest.matchAll(/\r\n|\n|\r(?!$)/g)) {
      yield { text: rest.slice(start, match.index), end: match[0], line: line++ }
      start = match.index + match[0].length
    }
    rest = rest.slice(start)
    if (rest.length > LONGEST_ROW) throw new ImportFileError(`line ${line} does not end: this is not a CSV file`)
  }
  if (rest.endsWith('\r')) yield { text: rest.slice(0, -1), end: '\r', line: line++ }
  else if (rest !== '') yield { text: rest, end: '', line }
  return undefined
}
