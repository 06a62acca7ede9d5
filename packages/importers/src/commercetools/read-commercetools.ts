import type { Language } from '@shop/domain/market'
import { openCsv } from '../csv/open-csv.ts'
import { type EntrySource, type ImportEntry, ImportFileError } from '../entry/import-entry.ts'
import { createSeenKeys } from '../entry/seen-keys.ts'
import { type JsonElement, readJsonElements } from '../json/read-json-elements.ts'
import { looksLikeJson, peek } from '../text/peek.ts'
import { isCategoryHeader } from './category-columns.ts'
import { jsonResourceOf } from './json-resource.ts'
import { readCategoryCsv } from './read-category-csv.ts'
import { readCommercetoolsCsv } from './read-commercetools-csv.ts'

/**
 * What a file of commercetools lists: a CSV export of products or of categories, or JSON of products, categories or stock. `language` is
 * that of texts that do not say theirs. Throws `ImportFileError` for a file that is none of these.
 */
export async function readCommercetools(pieces: AsyncIterable<string>, language: Language): Promise<EntrySource> {
  const { first, all } = await peek(pieces)
  if (looksLikeJson(first)) return jsonSource(readJsonElements(all), language)
  const file = await openCsv(all)
  if (isCategoryHeader(file.header)) return readCategoryCsv(file, language)
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
