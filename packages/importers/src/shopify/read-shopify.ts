import { type CsvFile, countColumns, groupRows, openCsv } from '../csv/open-csv.ts'
import { readTable } from '../csv/read-table.ts'
import { createSeenKeys, type EntrySource, type ImportEntry, ImportFileError } from '../entry/import-entry.ts'
import { looksLikeJson, peek } from '../json/read-json-elements.ts'
import { readShopifyJson } from './read-shopify-json.ts'
import { isShopifyCollections, shopifyCollections } from './shopify-collections.ts'
import { readShopifyColumns, type ShopifyOptions } from './shopify-columns.ts'
import { isShopifyCustomers, shopifyCustomers } from './shopify-customers.ts'
import { isShopifyDiscounts, shopifyDiscounts } from './shopify-discounts.ts'
import { isShopifyOrders, SHOPIFY_ORDERS } from './shopify-orders.ts'
import { shopifyProductOf } from './shopify-product.ts'
import { isShopifyRedirects, shopifyRedirects } from './shopify-redirects.ts'
import { isShopifyStock, SHOPIFY_STOCK } from './shopify-stock.ts'

/** What Shopify exports besides products, known by the header. */
function readOther(file: CsvFile, options: ShopifyOptions): EntrySource | undefined {
  const { header } = file
  if (isShopifyRedirects(header)) return readTable(file, shopifyRedirects(options))
  if (isShopifyDiscounts(header)) return readTable(file, shopifyDiscounts(options))
  if (isShopifyOrders(header)) return readTable(file, SHOPIFY_ORDERS)
  if (isShopifyCustomers(header)) return readTable(file, shopifyCustomers(options))
  if (isShopifyCollections(header)) return readTable(file, shopifyCollections(options.language))
  if (isShopifyStock(header)) return readTable(file, SHOPIFY_STOCK)
  return undefined
}

/** What a file of Shopify lists: products, collections, stock, redirects, customers, orders or discounts. Throws `ImportFileError` for another file. */
export async function readShopify(chunks: AsyncIterable<string>, options: ShopifyOptions): Promise<EntrySource> {
  const { first, all } = await peek(chunks)
  if (looksLikeJson(first)) {
    if (!/"(?:handle|path)"\s*:/.test(first))
      throw new ImportFileError('this is a JSON file without collections or redirects of Shopify: use --format commercetools')
    return readShopifyJson(all, options)
  }
  const file = await openCsv(all)
  const { header, rows } = file
  const other = readOther(file, options)
  if (other) return other
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
