import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { isLanguage, type Language, MARKETS } from '@shop/domain/market'
import { CURRENCIES, type CurrencyCode } from '@shop/domain/money'
import type { EngineContext } from '@shop/engine/database'
import { exportCustomers, exportEarlierOrders, exportProducts, exportRedirects, exportStructure } from '@shop/engine/takeover'
import { csvLineOf } from '@shop/importers/csv'
import { categoryResource, customerResource, orderResource, productResource } from './commercetools-resources.ts'
import {
  metafieldsOf,
  SHOPIFY_CUSTOMER_HEADER,
  SHOPIFY_PRODUCT_HEADER,
  shopifyCustomerRow,
  shopifyProductRows,
} from './shopify-rows.ts'

/** How the command is used. */
const EXPORT_USAGE = `npm run export -- --format shopify|commercetools --out FOLDER [options]

  --format FORMAT    shopify: CSV of products, inventory, redirects and customers; commercetools: JSON of categories, products,
                     stock, customers and earlier orders
  --out FOLDER       where the files go; those of an earlier export are replaced
  --currency CODE    Shopify: the currency of its prices, such as EUR
  --language CODE    Shopify: the language of its texts, such as de

What is in the files: docs/importing.md. Works on DATABASE_URL, else on the shop in DATA_DIR (.data), running or not.`

/** What the command line works with. */
interface ExportSurroundings {
  readonly onDatabase: <T>(work: (context: EngineContext) => Promise<T>) => Promise<T>
  readonly write: (line: string) => void
}

/** Writes everything a shop can take along into files that `npm run import` reads. Throws one line for options that cannot be used. */
export async function runExport(args: readonly string[], { onDatabase, write }: ExportSurroundings): Promise<number> {
  if (args.length === 0 || args.includes('--help')) {
    write(EXPORT_USAGE)
    return 0
  }
  const { format, out, edition } = readOptions(args)
  await mkdir(out, { recursive: true })
  return onDatabase(async context => {
    const files = format === 'shopify' && edition ? await shopifyFiles(context, edition) : await commercetoolsFiles(context)
    for (const [name, { lines, header, foot }] of Object.entries(files)) {
      let count = 0
      const counted = async function* () {
        yield header
        for await (const line of lines) {
          const isFurther = count++ > 0
          yield `${foot !== '' && isFurther ? ',\n' : ''}${line}`
        }
        yield foot
      }
      await pipeline(Readable.from(counted()), createWriteStream(join(out, name)))
      write(`${join(out, name)}: ${count}`)
    }
    return 0
  })
}

/** A file with what begins and ends it; what has an end is a list of JSON. */
interface ExportFile {
  readonly header: string
  readonly lines: AsyncIterable<string> | Iterable<string>
  readonly foot: string
}

interface Edition {
  readonly language: Language
  readonly currency: CurrencyCode
}

async function commercetoolsFiles(context: EngineContext): Promise<Record<string, ExportFile>> {
  const structure = await exportStructure(context)
  const keys = new Map(structure.categories.map(({ id, key }) => [id, key]))
  return {
    'categories.json': jsonFile(parentsFirst(structure.categories).map(category => categoryResource(category, keys))),
    'products.json': jsonFile(mapped(exportProducts(context), product => [productResource(product, structure, keys)])),
    'stock.json': jsonFile(
      mapped(exportProducts(context), ({ product, foreignSkus, stock }) =>
        product.variants.flatMap(({ sku }) =>
          stock.has(sku) ? [{ sku: foreignSkus.get(sku) ?? sku, quantityOnStock: stock.get(sku) }] : [],
        ),
      ),
    ),
    'customers.json': jsonFile(mapped(exportCustomers(context), customer => [customerResource(customer)])),
    'orders.json': jsonFile(mapped(exportEarlierOrders(context), order => [orderResource(order)])),
  }
}

async function shopifyFiles(context: EngineContext, { language, currency }: Edition): Promise<Record<string, ExportFile>> {
  const { definitions } = await exportStructure(context)
  const edition = { language, currency, definitions }
  const metafields = metafieldsOf(definitions).map(name => `${name} (variant.metafields.shop.${name})`)
  const countries = MARKETS.filter(market => market.currency === currency).map(({ country }) => country)
  const redirects = await exportRedirects(context, countries)
  return {
    'products.csv': csvFile(
      [...SHOPIFY_PRODUCT_HEADER, ...metafields],
      mapped(exportProducts(context), product => shopifyProductRows(product, edition)),
    ),
    'inventory.csv': csvFile(
      ['Handle', 'SKU', 'Location', 'Available'],
      mapped(exportProducts(context), ({ product, foreignSkus, stock }) =>
        product.variants.flatMap(({ sku }) =>
          stock.has(sku) ? [[product.key, foreignSkus.get(sku) ?? sku, 'Shop', String(stock.get(sku))]] : [],
        ),
      ),
    ),
    'redirects.csv': csvFile(
      ['Redirect from', 'Redirect to'],
      redirects.map(({ source, target }) => [source, target]),
    ),
    'customers.csv': csvFile(
      SHOPIFY_CUSTOMER_HEADER,
      mapped(exportCustomers(context), customer => [shopifyCustomerRow(customer)]),
    ),
  }
}

async function* mapped<From, To>(rows: AsyncIterable<From>, change: (row: From) => readonly To[]): AsyncGenerator<To> {
  for await (const row of rows) yield* change(row)
}

function jsonFile(resources: AsyncIterable<object> | Iterable<object>): ExportFile {
  return { header: '[\n', lines: linesOf(resources, resource => JSON.stringify(resource)), foot: '\n]\n' }
}

function csvFile(header: readonly string[], rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>): ExportFile {
  return { header: csvLineOf(header), lines: linesOf(rows, csvLineOf), foot: '' }
}

async function* linesOf<Row>(rows: AsyncIterable<Row> | Iterable<Row>, lineOf: (row: Row) => string): AsyncGenerator<string> {
  for await (const row of rows) yield lineOf(row)
}

function parentsFirst<Category extends { readonly id: string; readonly parentId: string | null }>(
  all: readonly Category[],
): Category[] {
  const children = Map.groupBy(all, ({ parentId }) => parentId)
  const below = (id: string | null): Category[] => (children.get(id) ?? []).flatMap(child => [child, ...below(child.id)])
  return below(null)
}

function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { format: text, out: text, currency: text, language: text },
    strict: true,
  })
  const { format, out, currency = '', language = '' } = values
  if (out === undefined || out === '') throw new Error('--out is missing: the folder for the files')
  if (format === 'commercetools') return { format, out, edition: undefined }
  if (format !== 'shopify') throw new Error('--format is one of shopify, commercetools')
  if (!isCurrency(currency)) throw new Error(`--currency is one of ${Object.keys(CURRENCIES).join(', ')}`)
  if (!isLanguage(language)) throw new Error('--language is missing, such as --language de')
  return { format, out, edition: { language, currency } }
}

function isCurrency(text: string): text is CurrencyCode {
  return Object.hasOwn(CURRENCIES, text)
}
