import type { Language } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'
import type { RowProblem, SourceRow } from '../entry/import-entry.ts'

/** What a Shopify file does not contain. */
export interface ShopifyOptions {
  readonly currency: CurrencyCode
  readonly language: Language
}

/** What is known while the rows of a product are read. */
export interface ShopifyReading extends ShopifyOptions {
  readonly header: readonly string[]
  readonly columns: ShopifyColumns
  /** Whether rows of the product stood further up in the file. */
  readonly isRepeated: boolean
  /** Whether a number was seen before in the file. */
  readonly isSeenSku: (sku: string) => boolean
}

/** A row with its cells by field. */
export interface ShopifyRow {
  readonly row: SourceRow
  readonly cell: (field: ShopifyField) => string
  readonly problem: (field: ShopifyField, reason: string) => RowProblem
}

/** What the columns of a Shopify export are called, in its older and in its newer form; letters may be of any case. */
const NAMES = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  description: ['Body (HTML)', 'Body HTML', 'Description'],
  vendor: ['Vendor'],
  category: ['Product Category', 'Standardized Product Type', 'Category'],
  type: ['Type', 'Custom Product Type', 'Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  giftCard: ['Gift Card'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price'],
  barcode: ['Variant Barcode', 'Barcode'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAltText: ['Image Alt Text'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
  variantImage: ['Variant Image', 'Variant image URL'],
} as const satisfies Record<string, readonly string[]>

export type ShopifyField = keyof typeof NAMES

/** Columns of Shopify for which this shop has no place; some as beginnings of names. */
const WITHOUT_PLACE =
  /^(?:option[123] linked to|variant (?:inventory|fulfillment|requires|taxable|tax|weight|country|hs|cost)\b.*|google shopping\b.*|cost per item|charge tax|tax code|unit price\b.*|inventory tracker|continue selling when out of stock|weight unit for display|requires shipping|fulfillment service|collection|(?:included|price|compare at price) \/ .*)$/i

const METAFIELD =
  /^(?<label>.*?)\s*\((?:product|variant)\.metafields\.(?<space>[\w-]+)\.(?<key>[\w-]+)\)$|^Metafield: (?:(?<space>[\w-]+)\.)?(?<key>[\w-]+).*$/i

/** A column that becomes an attribute. */
interface MetafieldColumn {
  readonly column: string
  readonly name: string
  readonly label: string
}

/** The columns of a header. */
interface ShopifyColumns {
  readonly places: ReadonlyMap<ShopifyField, number>
  readonly metafields: ReadonlyMap<number, MetafieldColumn>
  /** Columns that are not taken over, with the reason. */
  readonly others: ReadonlyMap<number, string>
}

/** Reads a header; unknown columns are among the others. */
export function readShopifyColumns(header: readonly string[]): ShopifyColumns {
  const fields = Object.entries(NAMES).flatMap(([field, names]) => names.map(name => [name.toLowerCase(), field] as const))
  const fieldOf = new Map(fields) as ReadonlyMap<string, ShopifyField>
  const places = new Map<ShopifyField, number>()
  const metafields = new Map<number, MetafieldColumn>()
  const others = new Map<number, string>()
  header.forEach((column, index) => {
    const field = fieldOf.get(column.toLowerCase())
    const { label, space, key } = METAFIELD.exec(column)?.groups ?? {}
    // Two namespaces may have the same key.
    const isTaken = [...metafields.values()].some(({ name }) => name === key)
    const name = key && isTaken && space ? `${space}-${key}` : key
    if (field && !places.has(field)) places.set(field, index)
    else if (name) metafields.set(index, { column, name, label: label || name })
    else if (WITHOUT_PLACE.test(column)) others.set(index, 'this shop has no place for it; nothing has to be done')
    else others.set(index, 'this column is unknown and was not imported; rename it if it is one of docs/importing.md')
  })
  return { places, metafields, others }
}
