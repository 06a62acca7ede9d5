import type { Language } from '@shop/domain/market'
import type { CsvFile } from '../csv/open-csv.ts'
import { countColumns } from '../entry/count-columns.ts'
import { groupRows } from '../entry/group-rows.ts'
import { type EntrySource, type ImportEntry, ImportFileError } from '../entry/import-entry.ts'
import { createSeenKeys } from '../entry/seen-keys.ts'
import { readCommercetoolsColumns } from './csv-columns.ts'
import { commercetoolsProductOf } from './csv-product.ts'

/** Products of a CSV export of commercetools. Throws `ImportFileError` for a file that is none. */
export function readCommercetoolsCsv({ header, rows }: CsvFile, language: Language): EntrySource {
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
