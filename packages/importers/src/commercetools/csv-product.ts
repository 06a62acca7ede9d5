import type { ImportedAttribute, ImportedPrice, ImportedProduct, ImportedVariant } from '@shop/domain/catalogue'
import type { Language, LocalizedString } from '@shop/domain/market'
import type { ProductImage } from '@shop/domain/product'
import type { ImportEntry, RowProblem, SourceRow } from '../entry/import-entry.ts'
import { slugTextOf } from '../slug/slug-text.ts'
import { TEXT_RULES, type TextRule, textProblemOf } from '../text/text-rule.ts'
import { hasPictures, isHtml, localizedOf, PICTURES_LEFT_OUT, parseInstant, pictureOf, plainTextOf } from '../text/text-values.ts'
import type { CommercetoolsColumns, CsvField, CsvText } from './csv-columns.ts'
import { jsonAttributeOf } from './json-attribute.ts'
import { hasDoubledScope, type ReadPrice, readPrice, readPriceCell } from './read-price-cell.ts'

/** What is known while the rows of a product are read. */
interface Reading {
  readonly header: readonly string[]
  readonly columns: CommercetoolsColumns
  readonly language: Language
  /** Whether a key was seen before in the file. */
  readonly isSeen: (key: string) => boolean
}

const MAX_QUANTITY = 1_000_000_000

/** What the rows of a product say. A first row that is wrong takes its product with it, any other only itself. */
export function commercetoolsProductOf(givenKey: string, rows: readonly SourceRow[], reading: Reading): ImportEntry {
  const [first] = rows
  if (!first) throw new Error('A product has at least one row')
  const texts = textsOf(first, reading)
  const key = givenKey || Object.values(texts.slug)[0] || cellOf(first, 'sku', reading)
  const malformed = textProblemOf(key, TEXT_RULES.key)
  const wrongKey =
    key === ''
      ? 'the product has no key, slug or sku; give it a key'
      : (malformed ??
        (reading.isSeen(`product ${key}`)
          ? 'rows of this product stand further up in the file; put all of them together'
          : undefined))
  if (wrongKey) return refuseAll(key, rows, [problemOf(first, 'key', wrongKey, reading)])
  const variants = new Map<string, { readonly variant: ImportedVariant; readonly row: SourceRow }>()
  const refusals: RowProblem[] = []
  const notes: RowProblem[] = []
  const taken: SourceRow[] = []
  for (const [index, row] of rows.entries()) {
    const read = readVariant(key, index, row, reading)
    const before = variants.get(read.variant.foreignSku)
    // A row that only brings a further price of the same variant.
    const isMore = before !== undefined && cellOf(row, 'priceCents', reading) !== ''
    const variant = isMore && before ? addTo(before.variant, read.variant) : read.variant
    read.refusals.push(...valueProblemsOf(row, reading))
    if (hasDoubledScope(variant.prices))
      read.refusals.push(problemOf(row, 'prices', 'two prices are for the same buyers; remove one', reading))
    if (read.refusals.length === 0 && !isMore && reading.isSeen(`sku ${variant.foreignSku}`))
      read.refusals.push(problemOf(row, 'sku', 'this number stands further up in the file; give every variant its own', reading))
    if (read.refusals.length > 0) {
      if (row === first) return refuseAll(key, rows, read.refusals)
      refusals.push(...read.refusals)
      continue
    }
    variants.set(variant.foreignSku, { variant, row: before?.row ?? row })
    notes.push(...read.notes)
    taken.push(row)
  }
  for (const [language, html] of Object.entries(htmlOf(first, reading)))
    if (hasPictures(html)) notes.push({ row: first, column: `description.${language}`, value: html, reason: PICTURES_LEFT_OUT })
  const product = productOf(
    key,
    first,
    texts,
    [...variants.values()].map(({ variant }) => variant),
    reading,
  )
  const rowsOfSkus = new Map([...variants].map(([sku, { row }]) => [sku, row]))
  return { kind: 'product', key, product, rows: taken, refusals, notes, rowsOfSkus }
}

/** Columns of texts; texts in several languages and attributes have rules of their own. */
const TEXTS: ReadonlyMap<CsvField, TextRule> = new Map([
  ['productType', TEXT_RULES.word],
  ['variantKey', TEXT_RULES.key],
  ['sku', TEXT_RULES.word],
  ['categories', TEXT_RULES.categories],
  ['images', TEXT_RULES.image],
])

/** What is wrong with the texts and choices of a row, each with its column. */
function valueProblemsOf(row: SourceRow, reading: Reading): RowProblem[] {
  const { columns, header } = reading
  const cell = (field: CsvField) => cellOf(row, field, reading)
  const localized = [...columns.texts].map(([index, { text }]) => [index, TEXT_RULES[text]] as const)
  const attributes = [...columns.attributes.keys()].map(index => [index, TEXT_RULES.attribute] as const)
  const named = [...localized, ...attributes].flatMap(([index, rule]): RowProblem[] => {
    const value = (row.cells[index] ?? '').trim()
    const reason = textProblemOf(value, rule)
    return reason === undefined ? [] : [{ row, column: header[index] ?? '', value, reason }]
  })
  const texts = [...TEXTS].flatMap(([field, rule]) => {
    const reason = textProblemOf(cell(field), rule)
    return reason === undefined ? [] : [problemOf(row, field, reason, reading)]
  })
  const wrong = (field: CsvField, isGood: boolean, reason: string) =>
    isGood ? [] : [problemOf(row, field, `${reason}; correct it or leave it empty`, reading)]
  return [
    ...named,
    ...texts,
    ...wrong('published', /^(?:true|false|1|0)?$/i.test(cell('published')), 'the value is not one of true, false, 1, 0'),
    ...wrong('variantId', /^(?:[1-9]\d{0,4})?$/.test(cell('variantId')), 'a variant has a whole number such as 1'),
    ...wrong(
      'createdAt',
      cell('createdAt') === '' || parseInstant(cell('createdAt')) !== undefined,
      'an instant looks like 2026-03-18T08:00:00Z',
    ),
  ]
}

function productOf(
  key: string,
  first: SourceRow,
  texts: Record<CsvText, LocalizedString>,
  variants: readonly ImportedVariant[],
  reading: Reading,
): ImportedProduct {
  const published = cellOf(first, 'published', reading).toLowerCase()
  const createdAt = parseInstant(cellOf(first, 'createdAt', reading))
  const brand = variants[0]?.attributes.find(({ definition }) => /^(?:brand|manufacturer)$/i.test(definition.name))?.value
  const { slug, name, ...others } = texts
  const html = htmlOf(first, reading)
  const spoken = Object.entries(name).map(([language, text]) => [language, slugTextOf(text, language as Language)])
  return {
    ...others,
    ...(Object.keys(html).length > 0 ? { descriptionHtml: html } : {}),
    key,
    isPart: Object.keys(name).length === 0,
    name,
    slugText: { ...Object.fromEntries(spoken), ...slug },
    ...(published ? { published: published === 'true' || published === '1' } : {}),
    ...(createdAt ? { createdAt } : {}),
    ...(typeof brand === 'string' ? { brand } : {}),
    ...familyOf(cellOf(first, 'productType', reading)),
    categories: categoriesOf(cellOf(first, 'categories', reading), reading.language),
    images: [],
    variants,
  }
}

function familyOf(productType: string) {
  const family = slugTextOf(productType, 'en')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return family ? { family } : {}
}

/** Named paths such as `Tools>Saws`, or keys. */
function categoriesOf(cell: string, language: Language): ImportedProduct['categories'] {
  return cell
    .split(';')
    .map(text => text.trim())
    .filter(Boolean)
    .map(text => {
      if (!text.includes('>') && /^[\w-]{1,256}$/.test(text)) return { key: text }
      const names = text.split('>').map(name => name.trim())
      return { path: names.filter(Boolean).map(name => ({ name, slug: slugTextOf(name, language) })), language }
    })
}

function textsOf({ cells }: SourceRow, { columns }: Reading): Record<CsvText, LocalizedString> {
  const texts: Record<CsvText, Partial<Record<Language, string>>> = {
    name: {},
    slug: {},
    description: {},
    metaTitle: {},
    metaDescription: {},
    metaKeywords: {},
  }
  for (const [index, { text, language }] of columns.texts) {
    const cell = (cells[index] ?? '').trim()
    const value = text === 'description' ? plainTextOf(cell) : text === 'slug' ? slugTextOf(cell, language) : cell
    if (value !== '') texts[text][language] ??= value
  }
  return texts
}

function htmlOf({ cells }: SourceRow, { columns }: Reading): LocalizedString {
  const descriptions = [...columns.texts].filter(([, { text }]) => text === 'description')
  return localizedOf(
    descriptions
      .map(([index, { language }]) => [language, (cells[index] ?? '').trim()] as const)
      .filter(([, text]) => isHtml(text)),
  )
}

function readVariant(key: string, index: number, row: SourceRow, reading: Reading) {
  const refusals: RowProblem[] = []
  const notes: RowProblem[] = []
  const cell = (field: CsvField) => cellOf(row, field, reading)
  const prices = pricesOf(row, reading).flatMap(({ read, field, text }): ImportedPrice[] => {
    if ('price' in read) return [read.price]
    const reason = 'note' in read ? read.note : read.refusal
    const list = 'note' in read ? notes : refusals
    list.push({ ...problemOf(row, field, reason, reading), value: text })
    return []
  })
  const images = cell('images')
    .split(/[;\s]+/)
    .filter(Boolean)
    .flatMap((url): ProductImage[] => {
      const picture = pictureOf(url.split('|')[0] ?? '', '')
      if (!picture) notes.push(problemOf(row, 'images', `${url} was left out: URLs begin with https://`, reading))
      return picture ? [picture] : []
    })
  const quantity = cell('quantity')
  if (quantity !== '' && !(/^\d{1,10}$/.test(quantity) && Number(quantity) <= MAX_QUANTITY))
    refusals.push(problemOf(row, 'quantity', 'a stock is a whole number such as 12', reading))
  const foreignSku = cell('sku') || cell('variantKey') || `${key} / ${cell('variantId') || index + 1}`
  const stock = quantity === '' ? {} : { quantity: Number(quantity) }
  const former = cell('sku') === '' ? {} : { formerNumber: cell('sku') }
  const variant: ImportedVariant = {
    foreignSku,
    ...former,
    attributes: attributesOf(row, reading, notes),
    images,
    prices,
    ...stock,
  }
  return { variant, refusals, notes }
}

function pricesOf(row: SourceRow, reading: Reading): { read: ReadPrice; field: CsvField; text: string }[] {
  const cell = (field: CsvField) => cellOf(row, field, reading)
  const listed = readPriceCell(cell('prices')).map(({ read, text }) => ({ read, field: 'prices' as const, text }))
  const cents = cell('priceCents')
  if (cents === '') return listed
  const parts = {
    currencyCode: cell('priceCurrency'),
    centAmount: /^\d{1,12}$/.test(cents) ? Number(cents) : Number.NaN,
    country: cell('priceCountry') || undefined,
    group: cell('priceGroup') || undefined,
    from: cell('priceFrom') || undefined,
    until: cell('priceUntil') || undefined,
  }
  return [...listed, { read: readPrice(parts), field: 'priceCents', text: cents }]
}

/** Texts of one attribute in several columns become one; a cell with JSON is what JSON says, with attributes within it. */
function attributesOf(row: SourceRow, { columns, language, header }: Reading, notes: RowProblem[]): ImportedAttribute[] {
  const { cells } = row
  const plain = new Map<string, string>()
  const structured: ImportedAttribute[] = []
  const localized = new Map<string, Partial<Record<Language, string>>>()
  for (const [index, column] of columns.attributes) {
    const value = (cells[index] ?? '').trim()
    if (value === '') continue
    const json = structureIn(value)
    const read = json === undefined ? undefined : jsonAttributeOf(column.name, json, column.language ?? language)
    if (read && 'reason' in read) notes.push({ row, column: header[index] ?? '', value, reason: read.reason })
    else if (read) structured.push(...read.attributes)
    else if (column.language) localized.set(column.name, { [column.language]: value, ...localized.get(column.name) })
    else plain.set(column.name, value)
  }
  return [
    ...structured,
    ...[...plain].map(
      ([name, value]): ImportedAttribute => ({
        value,
        language,
        definition: { name, type: 'text', label: { [language]: name } },
      }),
    ),
    ...[...localized]
      .filter(([name]) => !plain.has(name))
      .map(
        ([name, value]): ImportedAttribute => ({
          value,
          definition: { name, type: 'text', attributeType: { name: 'ltext' }, label: { [language]: name } },
        }),
      ),
  ]
}

/**
 * Attributes within an attribute, one set of them or several, as a cell has them: as JSON. Undefined for everything else, also for a
 * text that only looks like JSON.
 */
function structureIn(cell: string): readonly unknown[] | undefined {
  if (!/^\[\s*[[{]/.test(cell)) return undefined
  try {
    const read: unknown = JSON.parse(cell)
    return Array.isArray(read) ? read : undefined
  } catch {
    return undefined
  }
}

function addTo(variant: ImportedVariant, more: ImportedVariant): ImportedVariant {
  return { ...variant, prices: [...variant.prices, ...more.prices], images: [...variant.images, ...more.images] }
}

function refuseAll(key: string, rows: readonly SourceRow[], problems: readonly RowProblem[]): ImportEntry {
  const named = new Set(problems.map(({ row }) => row))
  const others = rows.flatMap((row): RowProblem[] => {
    const reason = `the product was refused because of line ${problems[0]?.row.line}; correct that one`
    return named.has(row) ? [] : [{ row, column: '', value: '', reason }]
  })
  return { kind: 'refused', key, rows: [], refusals: [...problems, ...others], notes: [] }
}

function cellOf({ cells }: SourceRow, field: CsvField, { columns }: Reading): string {
  return (cells[columns.places.get(field) ?? -1] ?? '').trim()
}

function problemOf(row: SourceRow, field: CsvField, reason: string, reading: Reading): RowProblem {
  const column = reading.header[reading.columns.places.get(field) ?? -1] ?? field
  return { row, column, value: cellOf(row, field, reading), reason }
}
