import type { ImportedAttribute, ImportedPrice, ImportedVariant } from '@shop/domain/catalogue'
import { moneyOf } from '@shop/domain/money'
import { isGtin13 } from '@shop/domain/product'
import type { RowProblem } from '../entry/import-entry.ts'
import { slugTextOf } from '../slug/slug-text.ts'
import { parseAmount, pictureOf } from '../text/text-values.ts'
import type { ShopifyReading, ShopifyRow } from './shopify-columns.ts'

/** What a row says of a variant; rows that only bring a picture have none. */
interface ReadVariant {
  readonly variant?: ImportedVariant
  readonly refusals: readonly RowProblem[]
  readonly notes: readonly RowProblem[]
}

/** Reads the variant of a row. */
export function readShopifyVariant(key: string, row: ShopifyRow, reading: ShopifyReading): ReadVariant {
  const { cell } = row
  // Table programs keep digits as text by a quote in front, and Shopify writes it out.
  const sku = cell('sku').replace(/^'/, '')
  const options = ([1, 2, 3] as const).map(number => {
    const name = cell(`option${number}Name`)
    const value = cell(`option${number}Value`)
    // Variants that differ in nothing else are chosen by their number, which is no attribute.
    return { name, value: /^sku$/i.test(name) && value === sku ? '' : value, field: `option${number}Name` as const }
  })
  const values = options.flatMap(({ value }) => (value === '' || value === 'Default Title' ? [] : [value]))
  if (sku === '' && cell('price') === '' && options.every(({ value }) => value === '')) {
    if (cell('image') === '' && cell('title') === '')
      return {
        refusals: [row.problem('sku', 'the row has neither a variant nor a picture; add one or remove the row')],
        notes: [],
      }
    if (cell('title') === '') return { refusals: [], notes: [] }
  }
  const refusals: RowProblem[] = []
  const notes: RowProblem[] = []
  for (const { name, value, field } of options)
    if (value !== '' && value !== 'Default Title' && name === '')
      refusals.push(row.problem(field, 'the option has a value and no name; fill in its name'))
  const prices = readPrices(row, reading, refusals)
  const quantity = readQuantity(row, refusals, notes)
  const weight = readWeight(row, refusals)
  const image = readVariantImage(row, notes)
  if (refusals.length > 0) return { refusals, notes }
  const foreignSku = sku || [key, ...values].join(' / ')
  const attributes = [
    ...options.flatMap(({ name, value }) => (value === '' || value === 'Default Title' ? [] : [optionOf(name, value, reading)])),
    ...metafieldsOf(row, reading),
    ...(weight === undefined ? [] : [plainAttribute('grossWeight', weight)]),
    ...barcodeOf(cell('barcode').replace(/^'/, '')),
  ]
  const unique = [...new Map(attributes.map(attribute => [attribute.definition.name, attribute])).values()]
  const known = { ...(sku === '' ? {} : { formerNumber: sku }), ...(quantity === undefined ? {} : { quantity }) }
  const variant = { foreignSku, attributes: unique, images: image, prices, ...known }
  return { variant, refusals, notes }
}

function readPrices(row: ShopifyRow, { currency }: ShopifyReading, refusals: RowProblem[]): ImportedPrice[] {
  const text = row.cell('price')
  if (text === '') return []
  const price = parseAmount(text)
  if (!price) {
    refusals.push(row.problem('price', 'a price is an amount above 0 such as 19.90, without currency'))
    return []
  }
  const beforeText = row.cell('compareAtPrice')
  const before = beforeText === '' ? 0 : parseAmount(beforeText)
  if (before === undefined) {
    refusals.push(
      row.problem('compareAtPrice', 'a price is an amount such as 19.90, without currency; correct it or leave it empty'),
    )
    return []
  }
  if (before <= price) return [{ value: moneyOf(currency, price) }]
  return [{ value: moneyOf(currency, before), discounted: { value: moneyOf(currency, price), isActive: true } }]
}

const MAX_QUANTITY = 1_000_000_000

function readQuantity(row: ShopifyRow, refusals: RowProblem[], notes: RowProblem[]): number | undefined {
  const text = row.cell('quantity')
  if (text === '') return undefined
  const quantity = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (!(quantity <= MAX_QUANTITY)) refusals.push(row.problem('quantity', 'a stock is a whole number such as 12'))
  if (quantity < 0) notes.push(row.problem('quantity', 'a stock below 0 counts as 0'))
  return Math.max(0, quantity)
}

const GRAMS_PER_KG = 1000

function readWeight(row: ShopifyRow, refusals: RowProblem[]): number | undefined {
  const text = row.cell('grams').replace(',', '.')
  if (text === '') return undefined
  const grams = /^\d{1,9}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN
  if (Number.isNaN(grams)) refusals.push(row.problem('grams', 'a weight is a number of grams such as 1200'))
  return grams > 0 ? grams / GRAMS_PER_KG : undefined
}

function readVariantImage(row: ShopifyRow, notes: RowProblem[]) {
  const url = row.cell('variantImage')
  if (url === '') return []
  const picture = pictureOf(url, '')
  if (!picture) notes.push(row.problem('variantImage', 'the picture was left out: its URL must begin with https://'))
  return picture ? [picture] : []
}

function optionOf(name: string, value: string, { language }: ShopifyReading): ImportedAttribute {
  const plain = slugTextOf(name, language)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return { value, language, definition: { name: plain || name, type: 'text', label: { [language]: name } } }
}

function metafieldsOf({ row }: ShopifyRow, { columns, language }: ShopifyReading): ImportedAttribute[] {
  return [...columns.metafields].flatMap(([index, { name, label }]) => {
    const value = (row.cells[index] ?? '').trim()
    return value === '' ? [] : [{ value, language, definition: { name, type: 'text' as const, label: { [language]: label } } }]
  })
}

function barcodeOf(barcode: string): ImportedAttribute[] {
  if (barcode === '') return []
  return [plainAttribute(isGtin13(barcode) ? 'europeanArticleNumber' : 'barcode', barcode)]
}

function plainAttribute(name: string, value: string | number): ImportedAttribute {
  return { value, definition: { name, type: typeof value === 'number' ? 'number' : 'text', label: { en: name } } }
}
