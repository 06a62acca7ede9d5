import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvLineOf } from '@shop/importers/csv'

/** A file with what begins and ends it; what has an end is a list of JSON. */
export interface ExportFile {
  readonly header: string
  readonly lines: AsyncIterable<string> | Iterable<string>
  readonly foot: string
}

/** Writes a file, and returns how many lines or resources it has. */
export async function writeExportFile(path: string, { header, lines, foot }: ExportFile): Promise<number> {
  let count = 0
  const counted = async function* () {
    yield header
    for await (const line of lines) {
      const isFurther = count++ > 0
      yield `${foot !== '' && isFurther ? ',\n' : ''}${line}`
    }
    yield foot
  }
  await pipeline(Readable.from(counted()), createWriteStream(path))
  return count
}

/** A list of JSON. */
export function jsonFile(resources: Rows<object>): ExportFile {
  return { header: '[\n', lines: linesOf(resources, resource => JSON.stringify(resource)), foot: '\n]\n' }
}

/** A table with commas. */
export function csvFile(header: readonly string[], rows: Rows<readonly string[]>): ExportFile {
  return { header: csvLineOf(header), lines: linesOf(rows, csvLineOf), foot: '' }
}

type Rows<Row> = AsyncIterable<Row> | Iterable<Row>

async function* linesOf<Row>(rows: Rows<Row>, lineOf: (row: Row) => string): AsyncGenerator<string> {
  for await (const row of rows) yield lineOf(row)
}

/** What becomes of each row: none, one or several. */
export async function* mapped<From, To>(rows: Rows<From>, change: (row: From) => readonly To[]): AsyncGenerator<To> {
  for await (const row of rows) yield* change(row)
}
