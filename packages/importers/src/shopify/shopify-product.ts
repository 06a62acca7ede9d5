import type { ImportedProduct } from '@shop/domain/catalogue'
import type { Language, LocalizedString } from '@shop/domain/market'
import type { ProductImage } from '@shop/domain/product'
import type { ImportEntry, RowProblem, SourceRow } from '../entry/import-entry.ts'
import { slugTextOf } from '../slug/slug-text.ts'
import { TEXT_RULES, textProblemOf } from '../text/text-rule.ts'
import { hasPictures, isHtml, PICTURES_LEFT_OUT, pictureOf, plainTextOf } from '../text/text-values.ts'
import type { ShopifyField, ShopifyReading, ShopifyRow } from './shopify-columns.ts'
import { valueProblemsOf } from './shopify-values.ts'
import { readShopifyVariant } from './shopify-variant.ts'

/** What rows with the same handle say. A first row that is wrong takes its product with it, any other only itself. */
export function shopifyProductOf(key: string, group: readonly SourceRow[], reading: ShopifyReading): ImportEntry {
  const rows = carryOptionNames(group, reading).map(row => rowOf(row, reading))
  const [first] = rows
  if (!first) throw new Error('A product has at least one row')
  const malformed = textProblemOf(key, TEXT_RULES.key)
  const wrongKey =
    key === ''
      ? 'the row has no handle; fill it in'
      : (malformed ??
        (reading.isRepeated ? 'rows of this handle stand further up in the file; put all of them together' : undefined))
  if (wrongKey) return refuseAll(key, rows, first.problem('handle', wrongKey))
  const isPart = first.cell('title') === ''
  const variants = new Map<string, { readonly row: ShopifyRow; readonly variant: ImportedProduct['variants'][number] }>()
  const images: { readonly position: number; readonly image: ProductImage }[] = []
  const refusals: RowProblem[] = []
  const notes: RowProblem[] = []
  const taken: SourceRow[] = []
  for (const row of rows) {
    const read = readShopifyVariant(key, row, reading)
    const broken = [...valueProblemsOf(row, reading), ...read.refusals]
    const wrong = broken.length > 0 ? broken : doubled(row, read.variant?.foreignSku, reading)
    if (wrong.length > 0) {
      if (row === first) return refuseAll(key, rows, ...wrong)
      refusals.push(...wrong)
      continue
    }
    if (read.variant) variants.set(read.variant.foreignSku, { row, variant: read.variant })
    const picture = readImage(row, notes)
    if (picture) images.push({ position: Number(row.cell('imagePosition')) || images.length + 1, image: picture })
    notes.push(...read.notes)
    if (hasPictures(row.cell('description'))) notes.push(row.problem('description', PICTURES_LEFT_OUT))
    taken.push(row.row)
  }
  const pictures = images.sort((a, b) => a.position - b.position).map(({ image }) => image)
  const product = {
    ...textsOf(key, first, reading.language),
    key,
    isPart,
    ...factsOf(first),
    categories: categoriesOf(first, reading.language),
    variants: [...variants.values()].map(({ variant }, index) => ({
      ...variant,
      images: index > 0 && variant.images.length > 0 ? withOthers(variant.images, pictures) : [],
    })),
    images: pictures,
  }
  const ean = firstEan(product.variants)
  const rowsOfSkus = new Map([...variants].map(([sku, { row }]) => [sku, row.row]))
  const complete = ean ? { ...product, europeanArticleNumber: ean } : product
  return { kind: 'product', key, product: complete, rows: taken, refusals, notes, rowsOfSkus }
}

function rowOf(row: SourceRow, { header, columns }: ShopifyReading): ShopifyRow {
  const cell = (field: ShopifyField) => (row.cells[columns.places.get(field) ?? -1] ?? '').trim()
  return {
    row,
    cell,
    problem: (field, reason) => ({ row, column: header[columns.places.get(field) ?? -1] ?? field, value: cell(field), reason }),
  }
}

/** Names of options stand on the first row only; with them every row can be imported alone. */
function carryOptionNames(rows: readonly SourceRow[], { columns }: ShopifyReading): SourceRow[] {
  const pairs = ([1, 2, 3] as const).map(number => [
    columns.places.get(`option${number}Name`),
    columns.places.get(`option${number}Value`),
  ])
  return rows.map(row => {
    const cells = [...row.cells]
    for (const [name, value] of pairs) {
      if (name === undefined || value === undefined || !cells[value]?.trim()) continue
      cells[name] = cells[name]?.trim() || rows[0]?.cells[name]?.trim() || ''
    }
    return { ...row, cells }
  })
}

function refuseAll(key: string, rows: readonly ShopifyRow[], ...problems: readonly RowProblem[]): ImportEntry {
  const named = new Set(problems.map(({ row }) => row))
  const others = rows.flatMap(({ row }): RowProblem[] => {
    const reason = `the product was refused because of line ${problems[0]?.row.line}; correct that one`
    return named.has(row) ? [] : [{ row, column: '', value: '', reason }]
  })
  return { kind: 'refused', key, rows: [], refusals: [...problems, ...others], notes: [] }
}

function doubled(row: ShopifyRow, sku: string | undefined, { isSeenSku }: ShopifyReading): RowProblem[] {
  if (sku === undefined || !isSeenSku(sku)) return []
  return [row.problem('sku', 'this number stands further up in the file; give every variant its own')]
}

function readImage(row: ShopifyRow, notes: RowProblem[]): ProductImage | undefined {
  const url = row.cell('image')
  if (url === '') return undefined
  const picture = pictureOf(url, row.cell('imageAltText'))
  if (!picture) notes.push(row.problem('image', 'the picture was left out: its URL must begin with https://'))
  return picture
}

function withOthers(own: readonly ProductImage[], all: readonly ProductImage[]): ProductImage[] {
  const urls = new Set(own.map(({ url }) => url))
  return [...own, ...all.filter(({ url }) => !urls.has(url))]
}

function textsOf(key: string, { cell }: ShopifyRow, language: Language) {
  const text = (value: string): LocalizedString => (value === '' ? {} : { [language]: value })
  return {
    name: text(cell('title')),
    slugText: text(slugTextOf(key, language)),
    description: text(plainTextOf(cell('description'))),
    ...(isHtml(cell('description')) ? { descriptionHtml: text(cell('description')) } : {}),
    metaTitle: text(cell('seoTitle')),
    metaDescription: text(cell('seoDescription')),
    metaKeywords: text(cell('tags')),
  }
}

function factsOf({ cell }: ShopifyRow) {
  const family = slugTextOf(cell('type'), 'en')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const status = cell('status').toLowerCase()
  const published = cell('published').toLowerCase()
  const isHidden = (status !== '' && status !== 'active') || published === 'false'
  return {
    ...(cell('vendor') ? { brand: cell('vendor') } : {}),
    ...(family ? { family } : {}),
    ...(status || published ? { published: !isHidden } : {}),
  }
}

function categoriesOf({ cell }: ShopifyRow, language: Language): ImportedProduct['categories'] {
  const names = (cell('category') || cell('type'))
    .split('>')
    .map(name => name.trim())
    .filter(Boolean)
  if (names.length === 0) return []
  return [{ path: names.map(name => ({ name, slug: slugTextOf(name, language) })), language }]
}

function firstEan(variants: ImportedProduct['variants']): string | undefined {
  const value = variants[0]?.attributes.find(({ definition }) => definition.name === 'europeanArticleNumber')?.value
  return typeof value === 'string' ? value : undefined
}
