import type { PriceRecordRow, PriceRow } from '../product/price-rows.ts'
import type { ProductRecord, VariantRecord } from './product-records.ts'

/** Fields of a price in the order of the stored list; what is missing at its end is left out. */
const PRICE_FIELDS = [
  'currency',
  'value',
  'country',
  'discounted',
  'isDiscountActive',
  'customerGroup',
  'validFrom',
  'validUntil',
  'discountValidFrom',
  'discountValidUntil',
] as const

type StoredPrice = readonly unknown[]
interface StoredVariant extends Omit<VariantRecord, 'prices' | 'priceRecords'> {
  readonly prices: readonly StoredPrice[]
  readonly priceRecords?: readonly StoredPrice[]
}

/**
 * A product as bytes outside of the heap, where the garbage collector never looks at them: about a third of what its
 * objects would take. Lists in the place of named fields make the prices a third smaller still.
 */
export function encodeRecord({ variants, ...product }: ProductRecord): Buffer {
  const stored = variants.map(
    ({ prices, priceRecords, ...variant }): StoredVariant => ({
      ...variant,
      prices: prices.map(price => listOf(price.id, price)),
      ...(priceRecords.length > 0 ? { priceRecords: priceRecords.map(record => listOf(record.from, record)) } : {}),
    }),
  )
  return Buffer.from(JSON.stringify({ ...product, variants: stored }))
}

/** The product whose bytes `encodeRecord` made. */
export function decodeRecord(bytes: Buffer): ProductRecord {
  const { variants, ...product } = JSON.parse(bytes.toString()) as Omit<ProductRecord, 'variants'> & {
    variants: readonly StoredVariant[]
  }
  const [master, ...others] = variants.map(
    ({ prices, priceRecords = [], ...variant }): VariantRecord => ({
      ...variant,
      prices: prices.map(list => ({ id: list[0], ...fieldsOf(list) }) as PriceRow),
      priceRecords: priceRecords.map(list => ({ from: list[0], ...fieldsOf(list) }) as PriceRecordRow),
    }),
  )
  if (!master) throw new Error('A stored product has no variant')
  return { ...product, variants: [master, ...others] }
}

function listOf(first: string, fields: Partial<Record<(typeof PRICE_FIELDS)[number], unknown>>): StoredPrice {
  const list = [first, ...PRICE_FIELDS.map(name => fields[name] || 0)]
  while (list.at(-1) === 0) list.pop()
  return list
}

function fieldsOf(list: StoredPrice): object {
  const fields: Record<string, unknown> = { isDiscountActive: false }
  for (const [index, name] of PRICE_FIELDS.entries()) {
    const value = list[index + 1]
    if (value) fields[name] = name === 'isDiscountActive' ? true : value
  }
  return fields
}
