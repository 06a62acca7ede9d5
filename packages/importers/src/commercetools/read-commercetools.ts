import type { Language } from '@shop/domain/market'
import { type CsvFile, countColumns, groupRows, openCsv } from '../csv/open-csv.ts'
import { readTable } from '../csv/read-table.ts'
import { createSeenKeys, type EntrySource, type ImportEntry, ImportFileError } from '../entry/import-entry.ts'
import { type JsonElement, looksLikeJson, peek, readJsonElements } from '../json/read-json-elements.ts'
import { readCommercetoolsColumns } from './csv-columns.ts'
import { commercetoolsProductOf } from './csv-product.ts'
import { jsonResourceOf } from './json-resource.ts'
import { isCategoryHeader, readCategoryCsv } from './read-category-csv.ts'
import { isOrderHeader, ORDER_CSV } from './read-order-csv.ts'
import { isStockHeader, STOCK_CSV } from './read-stock-csv.ts'

/**
 * What a file of commercetools lists: a CSV export of products, categories, stock or orders, or JSON of these and of customers. `language` is
 * that of texts that do not say theirs. Throws `ImportFileError` for a file that is not one of these.
 */
export async function readCommercetools(chunks: AsyncIterable<string>, language: Language): Promise<EntrySource> {
  const { first, all } = await peek(chunks)
  if (looksLikeJson(first)) return jsonSource(readJsonElements(all), language)
  const file = await openCsv(all)
  if (isCategoryHeader(file.header)) return readCategoryCsv(file, language)
  if (isOrderHeader(file.header)) return readTable(file, ORDER_CSV)
  if (isStockHeader(file.header)) return readTable(file, STOCK_CSV)
  if (file.header.length > 0) return readCommercetoolsCsv(file, language)
  return jsonSource(elementsOfReport(file.rows), language)
}

function jsonSource(elements: AsyncIterable<JsonElement>, language: Language): EntrySource {
  return { header: [], columnNotes: () => [], entries: entries() }

  async function* entries(): AsyncGenerator<ImportEntry> {
    const seen = createSeenKeys()
    for await (const { text, line } of elements) {
      const entry = jsonResourceOf(text, line, language)
      const [row] = entry.rows
      const twice = row && [`${entry.kind} ${entry.key}`, ...skusOf(entry)].find(seen.isSeen)
      if (row && twice !== undefined) {
        const [, column = '', value = ''] = /^(\S+) (.*)$/s.exec(twice) ?? []
        const reason = 'this stands further up in the file already; remove or rename one'
        yield { kind: 'refused', key: entry.key, rows: [], notes: [], refusals: [{ row, column, value, reason }] }
      } else yield entry
    }
  }
}

function skusOf(entry: ImportEntry): string[] {
  return entry.kind === 'product' ? entry.product.variants.map(({ foreignSku }) => `sku ${foreignSku}`) : []
}

/** The report on a JSON file has its resources as they were, in a column. */
async function* elementsOfReport(rows: Awaited<ReturnType<typeof openCsv>>['rows']): AsyncGenerator<JsonElement> {
  for await (const read of rows) {
    if ('problem' in read) throw new ImportFileError(`line ${read.problem.row.line}: ${read.problem.reason}`)
    yield { text: read.row.original ?? '', line: read.row.line }
  }
}

/** Products of a CSV export of commercetools. Throws `ImportFileError` for another file. */
function readCommercetoolsCsv({ header, rows }: CsvFile, language: Language): EntrySource {
  const columns = readCommercetoolsColumns(header, language)
  const place = columns.places
  if (header.some(name => /^(?:url )?handle$/i.test(name)))
    throw new ImportFileError('this is a file of Shopify: use --format shopify')
  if (!(place.has('sku') || place.has('key')) || !(place.has('productType') || place.has('key') || columns.texts.size > 0))
    throw new ImportFileError('the header has neither key nor productType and sku; export the products from commercetools again')
  const counted = countColumns(header, columns.others)
  return { header, columnNotes: counted.notes, entries: entries() }

  async function* entries(): AsyncGenerator<ImportEntry> {
    const seen = createSeenKeys()
    let number = 0
    // A product begins with its type or with a key of its own; rows without either are its further variants.
    const groups = groupRows(rows, (row, before) => {
      const cell = (field: 'key' | 'productType') => row.cells[place.get(field) ?? -1]?.trim() ?? ''
      const key = cell('key')
      if (key) return `key ${key}`
      if (cell('productType')) return `row ${++number}`
      return row.productOfReport ? `key ${row.productOfReport}` : before
    })
    for await (const group of groups) {
      if ('problem' in group) {
        counted.count(group.problem.row.cells)
        yield { kind: 'refused', key: '', rows: [], refusals: [group.problem], notes: [] }
        continue
      }
      for (const { cells } of group.rows) counted.count(cells)
      const reading = { header, columns, language, isSeen: seen.isSeen }
      yield commercetoolsProductOf(group.key.replace(/^key |^row .*$/, ''), group.rows, reading)
    }
  }
}
