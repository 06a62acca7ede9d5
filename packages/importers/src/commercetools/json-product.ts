import type { ImportedAttribute, ImportedPrice, ImportedProduct, ImportedVariant } from '@shop/domain/catalogue'
import type { Language } from '@shop/domain/market'
import type { ProductImage } from '@shop/domain/product'
import type { ImportEntry, RowProblem, SourceRow } from '../entry/import-entry.ts'
import { isRecord, type JsonRecord, listAt, recordAt, textAt, textsAt } from '../json/json-value.ts'
import { slugTextOf } from '../slug/slug-text.ts'
import { TEXT_RULES, type TextRule, textProblemOf } from '../text/text-rule.ts'
import { hasPictures, isHtml, localizedOf, PICTURES_LEFT_OUT, parseInstant, pictureOf, plainTextOf } from '../text/text-values.ts'
import { jsonAttributeOf } from './json-attribute.ts'
import { hasDoubledScope, type ReadPrice, readPrice, reduced } from './read-price-cell.ts'

interface Findings {
  readonly row: SourceRow
  readonly language: Language
  readonly refusals: RowProblem[]
  readonly notes: RowProblem[]
}

/** The product of a draft, or of a product as the API delivers it; anything wrong with it refuses it as a whole. */
export function jsonProductOf(resource: JsonRecord, row: SourceRow, language: Language): ImportEntry {
  const data = currentDataOf(resource)
  const findings: Findings = { row, language, refusals: [], notes: [] }
  const drafts = [data.masterVariant, ...listAt(data, 'variants')].filter(isRecord)
  const name = localizedOf(textsAt(data, 'name'))
  const slugs = localizedOf(textsAt(data, 'slug'))
  const key = textAt(resource, 'key') || Object.values(slugs)[0] || textAt(drafts[0] ?? {}, 'sku')
  if (key === '') refuse(findings, 'key', key, 'a product needs a key; fill it in')
  refuseText(findings, 'key', key, TEXT_RULES.key)
  refuseValues(findings, resource, data)
  const variants = drafts.map((draft, index) => variantOf(key, index, draft, findings))
  const skus = variants.map(({ foreignSku }) => foreignSku)
  const twice = skus.find((sku, index) => skus.indexOf(sku) < index)
  if (twice !== undefined) refuse(findings, 'sku', twice, 'two variants have the same number; give each its own')
  const { refusals, notes } = findings
  if (refusals.length > 0) return { kind: 'refused', key, rows: [], refusals, notes: [] }
  const product: ImportedProduct = {
    key,
    isPart: Object.keys(name).length === 0,
    name,
    slugText: eachIn({ ...name, ...slugs }, slugTextOf),
    ...descriptionsOf(data, findings),
    metaTitle: localizedOf(textsAt(data, 'metaTitle')),
    metaDescription: localizedOf(textsAt(data, 'metaDescription')),
    metaKeywords: localizedOf(textsAt(data, 'metaKeywords')),
    ...factsOf(resource, data, variants),
    categories: listAt(data, 'categories')
      .filter(isRecord)
      .flatMap(category => categoryOf(category, findings)),
    images: [],
    variants,
  }
  return { kind: 'product', key, product, rows: [row], refusals, notes }
}

function descriptionsOf(data: JsonRecord, findings: Findings) {
  const texts = localizedOf(textsAt(data, 'description'))
  for (const [language, text] of Object.entries(texts))
    if (hasPictures(text)) note(findings, `description.${language}`, text, PICTURES_LEFT_OUT)
  const html = Object.fromEntries(Object.entries(texts).filter(([, text]) => isHtml(text)))
  return { description: eachIn(texts, plainTextOf), ...(Object.keys(html).length > 0 ? { descriptionHtml: html } : {}) }
}

/** A product of the API has what is shown under `masterData.current`; a projection and a draft have it at once. */
export function currentDataOf(resource: JsonRecord): JsonRecord {
  const masterData = recordAt(resource, 'masterData')
  if (isRecord(masterData.current)) return { ...masterData.current, published: masterData.published }
  return resource
}

function eachIn(
  texts: Partial<Record<Language, string>>,
  change: (text: string, language: Language) => string,
): Partial<Record<Language, string>> {
  return Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, change(text, language as Language)] as const)
      .filter(([, text]) => text !== ''),
  )
}

function factsOf(resource: JsonRecord, data: JsonRecord, variants: readonly ImportedVariant[]) {
  const published = resource.publish ?? data.published
  const createdAt = parseInstant(textAt(resource, 'createdAt'))
  const brand = variants[0]?.attributes.find(({ definition }) => /^(?:brand|manufacturer)$/i.test(definition.name))?.value
  const type = recordAt(resource, 'productType')
  const family = slugTextOf(textAt(type, 'key') || textAt(recordAt(type, 'obj'), 'key'), 'en')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return {
    ...(typeof published === 'boolean' ? { published } : {}),
    ...(createdAt ? { createdAt } : {}),
    ...(typeof brand === 'string' ? { brand } : {}),
    ...(family ? { family } : {}),
  }
}

function categoryOf(category: JsonRecord, findings: Findings): ImportedProduct['categories'] {
  const key = textAt(category, 'key') || textAt(recordAt(category, 'obj'), 'key')
  if (key) return [{ key }]
  note(findings, 'categories', textAt(category, 'id'), 'the category was left out: it has no key; export it with keys')
  return []
}

const MAX_QUANTITY = 1_000_000_000

function variantOf(productKey: string, index: number, draft: JsonRecord, findings: Findings): ImportedVariant {
  const sku = textAt(draft, 'sku')
  const foreignSku = sku || textAt(draft, 'key') || `${productKey} / ${index + 1}`
  refuseText(findings, 'sku', sku, TEXT_RULES.word)
  refuseText(findings, 'key', textAt(draft, 'key'), TEXT_RULES.key)
  const prices = listAt(draft, 'prices')
    .filter(isRecord)
    .flatMap(price => priceOf(price, foreignSku, findings))
  if (hasDoubledScope(prices))
    refuse(findings, `${foreignSku} prices`, '', 'two prices are for the same buyers at the same time; remove one')
  const images = listAt(draft, 'images')
    .filter(isRecord)
    .flatMap((image): ProductImage[] => {
      const url = textAt(image, 'url')
      const picture = pictureOf(url, textAt(image, 'label'))
      if (!picture) note(findings, `${foreignSku} images`, url, 'the picture was left out: URLs begin with https://')
      return picture ? [picture] : []
    })
  const availability = recordAt(draft, 'availability')
  const quantity = availability.availableQuantity ?? recordAt(availability, 'noChannel').availableQuantity
  const isStock = typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity <= MAX_QUANTITY
  if (quantity !== undefined && !isStock)
    note(
      findings,
      `${foreignSku} availability`,
      JSON.stringify(quantity),
      'the stock was left out: it is a whole number such as 12',
    )
  else if (isStock && quantity < 0) note(findings, `${foreignSku} availability`, String(quantity), 'a stock below 0 counts as 0')
  return {
    foreignSku,
    ...(sku === '' ? {} : { formerNumber: sku }),
    attributes: attributesOf(draft, foreignSku, findings),
    images,
    prices,
    ...(isStock ? { quantity: Math.max(0, quantity) } : {}),
  }
}

function attributesOf(draft: JsonRecord, foreignSku: string, findings: Findings): ImportedAttribute[] {
  const attributes = listAt(draft, 'attributes')
    .filter(isRecord)
    .flatMap((attribute): ImportedAttribute[] => {
      const name = textAt(attribute, 'name')
      if (name === '') return []
      for (const text of [name, ...textsIn(attribute.value)])
        refuseText(findings, `${foreignSku} ${name}`.slice(0, 300), text, TEXT_RULES.attribute)
      const read = jsonAttributeOf(name, attribute.value, findings.language)
      if ('attributes' in read) return [...read.attributes]
      note(findings, `${foreignSku} ${name}`, JSON.stringify(attribute.value), read.reason)
      return []
    })
  return [...new Map(attributes.map(attribute => [attribute.definition.name, attribute])).values()]
}

function priceOf(price: JsonRecord, foreignSku: string, findings: Findings): ImportedPrice[] {
  const value = recordAt(price, 'value')
  const column = `${foreignSku} prices`
  const digits = value.fractionDigits ?? 2
  const reduction = recordAt(price, 'discounted')
  const discounted = recordAt(reduction, 'value')
  const read: ReadPrice =
    digits === 2
      ? readPrice({
          currencyCode: textAt(value, 'currencyCode'),
          centAmount: typeof value.centAmount === 'number' ? value.centAmount : Number.NaN,
          country: textAt(price, 'country') || undefined,
          group: textAt(recordAt(price, 'customerGroup'), 'key') || textAt(recordAt(price, 'customerGroup'), 'id') || undefined,
          channel: textAt(recordAt(price, 'channel'), 'key') || textAt(recordAt(price, 'channel'), 'id') || undefined,
          from: textAt(price, 'validFrom') || undefined,
          until: textAt(price, 'validUntil') || undefined,
        })
      : { note: 'the price was left out: prices of this shop have two digits after the point' }
  const complete =
    'price' in read && typeof discounted.centAmount === 'number' ? reduced(read, discounted.centAmount, whenOf(reduction)) : read
  if ('price' in complete) return [complete.price]
  if ('note' in complete) note(findings, column, JSON.stringify(price), complete.note)
  else refuse(findings, column, JSON.stringify(price), complete.refusal)
  return []
}

/** Whether and when a reduction counts, where a file of this shop says so. */
function whenOf(reduction: JsonRecord) {
  const [validFrom, validUntil] = [parseInstant(textAt(reduction, 'validFrom')), parseInstant(textAt(reduction, 'validUntil'))]
  return { isActive: reduction.isActive !== false, ...(validFrom ? { validFrom } : {}), ...(validUntil ? { validUntil } : {}) }
}

/** Refuses texts of a product that are too long or have control characters, and what is neither yes nor no. */
function refuseValues(findings: Findings, resource: JsonRecord, data: JsonRecord): void {
  for (const field of ['name', 'slug', 'description', 'metaTitle', 'metaDescription', 'metaKeywords'] as const)
    for (const [locale, text] of textsAt(data, field)) refuseText(findings, `${field}.${locale}`, text, TEXT_RULES[field])
  const { publish = data.published } = resource
  if (publish !== undefined && typeof publish !== 'boolean')
    refuse(findings, 'publish', JSON.stringify(publish), 'this is neither true nor false; correct it')
  const createdAt = textAt(resource, 'createdAt')
  if (createdAt !== '' && parseInstant(createdAt) === undefined)
    refuse(findings, 'createdAt', createdAt, 'an instant looks like 2026-03-18T08:00:00Z; correct it')
}

function refuseText(findings: Findings, column: string, text: string, rule: TextRule): void {
  const reason = textProblemOf(text, rule)
  if (reason !== undefined) refuse(findings, column, text, reason)
}

/** Texts of an attribute, however deep they stand. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}

function refuse({ row, refusals }: Findings, column: string, value: string, reason: string): void {
  refusals.push({ row, column, value, reason })
}

function note({ row, notes }: Findings, column: string, value: string, reason: string): void {
  notes.push({ row, column, value, reason })
}
