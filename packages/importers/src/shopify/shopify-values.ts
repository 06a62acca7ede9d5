import type { RowProblem } from '../entry/import-entry.ts'
import { TEXT_RULES, type TextRule, textProblemOf } from '../text/text-rule.ts'
import type { ShopifyField, ShopifyReading, ShopifyRow } from './shopify-columns.ts'

/** Columns of texts; amounts and counts are read by rules of their own. */
const TEXTS: ReadonlyMap<ShopifyField, TextRule> = new Map([
  ['title', TEXT_RULES.name],
  ['description', TEXT_RULES.description],
  ['vendor', TEXT_RULES.word],
  ['category', TEXT_RULES.categories],
  ['type', TEXT_RULES.word],
  ['tags', TEXT_RULES.metaKeywords],
  ['option1Name', TEXT_RULES.word],
  ['option1Value', TEXT_RULES.word],
  ['option2Name', TEXT_RULES.word],
  ['option2Value', TEXT_RULES.word],
  ['option3Name', TEXT_RULES.word],
  ['option3Value', TEXT_RULES.word],
  ['sku', TEXT_RULES.word],
  ['barcode', TEXT_RULES.word],
  ['image', TEXT_RULES.image],
  ['imageAltText', TEXT_RULES.metaDescription],
  ['variantImage', TEXT_RULES.image],
  ['seoTitle', TEXT_RULES.metaTitle],
  ['seoDescription', TEXT_RULES.metaDescription],
])

/** Columns that have one of a few values, in any case, or none. */
const CHOICES: ReadonlyMap<ShopifyField, readonly string[]> = new Map([
  ['published', ['TRUE', 'FALSE']],
  ['status', ['active', 'draft', 'archived', 'unlisted']],
  ['giftCard', ['TRUE', 'FALSE']],
])

/** What is wrong with the texts and choices of a row, each with its column. */
export function valueProblemsOf(row: ShopifyRow, { columns, header }: ShopifyReading): RowProblem[] {
  const { cell, problem } = row
  const texts = [...TEXTS].flatMap(([field, rule]) => {
    const reason = textProblemOf(cell(field), rule)
    return reason === undefined ? [] : [problem(field, reason)]
  })
  const choices = [...CHOICES].flatMap(([field, values]) => {
    const value = cell(field).toLowerCase()
    const isKnown = value === '' || values.some(known => known.toLowerCase() === value)
    return isKnown ? [] : [problem(field, `the value is not one of ${values.join(', ')}; correct it or leave it empty`)]
  })
  const metafields = [...columns.metafields.keys()].flatMap((index): RowProblem[] => {
    const value = (row.row.cells[index] ?? '').trim()
    const reason = textProblemOf(value, TEXT_RULES.attribute)
    return reason === undefined ? [] : [{ row: row.row, column: header[index] ?? '', value, reason }]
  })
  const isGiftCard = cell('giftCard').toLowerCase() === 'true'
  const isPosition = /^(?:[1-9]\d{0,4})?$/.test(cell('imagePosition'))
  return [
    ...texts,
    ...choices,
    ...metafields,
    ...(isGiftCard ? [problem('giftCard', 'this shop sells no gift cards; take the product out of the file')] : []),
    ...(isPosition ? [] : [problem('imagePosition', 'a position is a whole number such as 1; correct it or leave it empty')]),
  ]
}
