import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isLanguage, type Language, MARKETS } from '@shop/domain/market'
import { CURRENCIES, type CurrencyCode } from '@shop/domain/money'
import type { EngineContext } from '@shop/engine/database'
import {
  exportCartDiscounts,
  exportCustomers,
  exportDiscountCodes,
  exportGiftPlaces,
  exportOrders,
  exportProducts,
  exportRedirects,
  exportStructure,
} from '@shop/engine/takeover'
import { codeResource, discountResource } from './commercetools-discounts.ts'
import { categoryResource, customerResource, orderResource, productResource } from './commercetools-resources.ts'
import { csvFile, type ExportFile, jsonFile, mapped, writeExportFile } from './export-file.ts'
import { SHOPIFY_COLLECTION_HEADER, shopifyCollectionRows } from './shopify-collections.ts'
import { SHOPIFY_DISCOUNT_HEADER, shopifyDiscountRow } from './shopify-discounts.ts'
import { SHOPIFY_ORDER_HEADER, shopifyOrderRows } from './shopify-orders.ts'
import {
  metafieldsOf,
  SHOPIFY_CUSTOMER_HEADER,
  SHOPIFY_PRODUCT_HEADER,
  shopifyCustomerRow,
  shopifyProductRows,
} from './shopify-rows.ts'

/** How the command is used. */
const EXPORT_USAGE = `npm run export -- --format shopify|commercetools --out FOLDER [options]

  --format FORMAT    shopify: CSV of products, collections, inventory, redirects, customers, orders and codes
                     commercetools: JSON of categories, products, stock, customers, orders, discounts and codes
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
    const leftOut = new Map<string, number>()
    const leaveOut: LeaveOut = (what, count = 1) => {
      leftOut.set(what, (leftOut.get(what) ?? 0) + count)
      return []
    }
    const files =
      format === 'shopify' && edition
        ? await shopifyFiles(context, edition, leaveOut)
        : await commercetoolsFiles(context, leaveOut)
    for (const [name, file] of Object.entries(files)) write(`${join(out, name)}: ${await writeExportFile(join(out, name), file)}`)
    for (const [what, count] of leftOut) write(`left out: ${count} ${what}`)
    return 0
  })
}

interface Edition {
  readonly language: Language
  readonly currency: CurrencyCode
}

/** Counts what a format cannot say, by what it is. */
type LeaveOut = (what: string, count?: number) => readonly []

async function commercetoolsFiles(context: EngineContext, leaveOut: LeaveOut): Promise<Record<string, ExportFile>> {
  const structure = await exportStructure(context)
  const keys = new Map(structure.categories.map(({ id, key }) => [id, key]))
  const discounts = await exportCartDiscounts(context)
  const gifts = await exportGiftPlaces(context)
  const said = discounts.flatMap(discount => {
    const resource = discountResource(discount, gifts)
    return resource ? [{ discount, resource }] : leaveOut('discounts that give away what the shop has no more')
  })
  const discountKeys = new Map(said.map(({ discount }) => [discount.id, discount.key]))
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
    'orders.json': jsonFile(mapped(exportOrders(context), order => [orderResource(order)])),
    'cart-discounts.json': jsonFile(said.map(({ resource }) => resource)),
    'discount-codes.json': jsonFile(
      mapped(exportDiscountCodes(context), code => {
        const resource = codeResource(code, discountKeys)
        return resource ? [resource] : leaveOut('codes of discounts that are left out')
      }),
    ),
  }
}

async function shopifyFiles(context: EngineContext, edition: Edition, leaveOut: LeaveOut): Promise<Record<string, ExportFile>> {
  const { language, currency } = edition
  const { definitions, categories } = await exportStructure(context)
  const metafields = [...metafieldsOf(definitions), 'formerNumbers'].map(name => `${name} (variant.metafields.shop.${name})`)
  const countries = MARKETS.filter(market => market.currency === currency).map(({ country }) => country)
  const redirects = await exportRedirects(context, countries)
  const collections = await shopifyCollectionRows(categories, exportProducts(context), language)
  if (collections.leftOut > 0)
    leaveOut('categories without a name in the language, or with the handle of another', collections.leftOut)
  const discounts = new Map((await exportCartDiscounts(context)).map(discount => [discount.id, discount]))
  const withoutCode = [...discounts.values()].filter(({ requiresDiscountCode }) => !requiresDiscountCode)
  if (withoutCode.length > 0) leaveOut('discounts that need no code, which Shopify has in no file', withoutCode.length)
  return {
    'products.csv': csvFile(
      [...SHOPIFY_PRODUCT_HEADER, ...metafields],
      mapped(exportProducts(context), product => shopifyProductRows(product, { ...edition, definitions })),
    ),
    'collections.csv': csvFile(SHOPIFY_COLLECTION_HEADER, collections.rows),
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
    'orders.csv': csvFile(
      SHOPIFY_ORDER_HEADER,
      mapped(
        exportOrders(context),
        order => shopifyOrderRows(order) ?? leaveOut('orders of the shop before whose lines are no multiple of a price'),
      ),
    ),
    'discounts.csv': csvFile(
      SHOPIFY_DISCOUNT_HEADER,
      mapped(exportDiscountCodes(context), code => {
        const granted = code.cartDiscountIds.map(id => discounts.get(id))
        const row = shopifyDiscountRow(code, granted[0], currency)
        if (row) return [row]
        const isGift = granted.some(discount => discount?.value.type === 'giftLineItem')
        return leaveOut(
          isGift
            ? 'codes that give a product away, which the columns of Shopify do not say'
            : 'codes for some goods or with conditions, which the columns of Shopify do not say',
        )
      }),
    ),
  }
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
