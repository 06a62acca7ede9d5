import { countColumns, groupRows, openCsv } from '../csv/open-csv.ts'
import { createSeenKeys, type EntrySource, type ImportEntry, ImportFileError } from '../entry/import-entry.ts'
import { looksLikeJson, peek } from '../json/read-json-elements.ts'
import { readShopifyColumns, type ShopifyOptions } from './shopify-columns.ts'
import { shopifyProductOf } from './shopify-product.ts'

/** Products of a Shopify export. Throws `ImportFileError` for another file. */
export async function readShopify(chunks: AsyncIterable<string>, options: ShopifyOptions): Promise<EntrySource> {
  const { first, all } = await peek(chunks)
  if (looksLikeJson(first)) throw new ImportFileError('this is a JSON file: use --format commercetools')
  const { header, rows } = await openCsv(all)
  const columns = readShopifyColumns(header)
  if (!columns.places.has('handle')) {
    const looksForeign = header.includes('productType') || header.some(name => name.startsWith('productType.'))
    const advice = looksForeign
      ? 'this is a file of commercetools: use --format commercetools'
      : 'the header has no column Handle or "URL handle"; export the products from Shopify as CSV again'
    throw new ImportFileError(advice)
  }
  const counted = countColumns(header, columns.others)
  return { header, columnNotes: counted.notes, entries: entries() }

  async function* entries(): AsyncGenerator<ImportEntry> {
    const seen = createSeenKeys()
    const { isSeen: isSeenSku } = createSeenKeys()
    const handleAt = columns.places.get('handle') ?? 0
    const titleAt = columns.places.get('title') ?? -1
    // A row with a title and without handle is another product, which lacks its handle.
    const groups = groupRows(rows, ({ cells, productOfReport }, before) => {
      return cells[handleAt]?.trim() || productOfReport || (cells[titleAt]?.trim() ? '' : before)
    })
    for await (const group of groups) {
      if ('problem' in group) {
        counted.count(group.problem.row.cells)
        yield { kind: 'refused', key: '', rows: [], refusals: [group.problem], notes: [] }
        continue
      }
      for (const { cells } of group.rows) counted.count(cells)
      yield shopifyProductOf(group.key, group.rows, {
        ...options,
        header,
        columns,
        isRepeated: seen.isSeen(group.key),
        isSeenSku,
      })
    }
  }
}
