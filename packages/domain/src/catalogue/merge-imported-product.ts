import { LANGUAGES, type Language, type LocalizedString } from '../market/index.ts'
import {
  type Attribute,
  formerNumbersOf,
  type PriceDraft,
  type PriceScope,
  type ProductDraft,
  type ProductImage,
  type ProductVariantDraft,
  productSlugOf,
  withFormerNumbers,
} from '../product/index.ts'
import type { ImportedPrice, ImportedProduct } from './imported-product.ts'

/** A variant of the import under the number it has in this shop, with attributes that fit. */
export interface FittedVariant {
  readonly sku: string
  readonly foreignSku: string
  readonly formerNumber?: string
  readonly attributes: readonly Attribute[]
  readonly images: readonly ProductImage[]
  readonly prices: readonly ImportedPrice[]
}

/** What the shop adds to an imported product. */
export interface MergeSurroundings {
  /** Id of the product where it is new. */
  readonly id: string
  readonly now: string
  /** Ids of its categories; without any it stays where it is. */
  readonly categoryIds: readonly string[]
  /** Id of a price that is new. */
  readonly priceIdOf: (sku: string, price: ImportedPrice) => string
}

/**
 * The product as it is after an import: what the file says replaces what was, everything else stays: texts in other
 * languages, addresses, prices in other currencies and of other groups, variants the file does not name.
 */
export function mergeImportedProduct(
  stored: ProductDraft | undefined,
  imported: ImportedProduct,
  fitted: readonly FittedVariant[],
  surroundings: MergeSurroundings,
): ProductDraft {
  const before = stored ?? emptyProduct(surroundings, imported, fitted)
  const [master, ...others] = mergeVariants(before.variants, fitted, imported.isPart, surroundings)
  const variants = master ? [{ ...master, images: imagesAfter(master.images, imported.images, imported.isPart) }, ...others] : []
  const name = { ...before.name, ...imported.name }
  const description = { ...before.description, ...descriptionAfter(before, imported) }
  const { descriptionHtml: htmlBefore, ...same } = before
  const descriptionHtml = htmlAfter(htmlBefore, imported)
  return {
    ...same,
    published: imported.published ?? before.published,
    name,
    slug: slugsOf(before.slug, name, imported.slugText, variants[0]?.sku ?? ''),
    brand: imported.brand ?? before.brand,
    family: imported.family ?? before.family,
    tags: imported.tags ?? before.tags,
    europeanArticleNumber: imported.europeanArticleNumber ?? before.europeanArticleNumber,
    categoryIds: surroundings.categoryIds.length > 0 ? surroundings.categoryIds : before.categoryIds,
    description,
    ...(Object.keys(descriptionHtml).length > 0 ? { descriptionHtml } : {}),
    metaTitle: metaOf(before.metaTitle, imported.metaTitle, before.name, name, text => text),
    metaDescription: metaOf(before.metaDescription, imported.metaDescription, before.description, description, beginningOf),
    metaKeywords: { ...before.metaKeywords, ...imported.metaKeywords },
    variants,
  }
}

/** The text of a description with structure comes from that: where the structure is the same, the text is. */
function descriptionAfter(
  { description: before, descriptionHtml: htmlBefore = {} }: ProductDraft,
  { description, descriptionHtml = {} }: ImportedProduct,
): LocalizedString {
  const entries = (Object.entries(description) as [Language, string][]).map(([language, text]) => {
    const isSame = descriptionHtml[language] !== undefined && descriptionHtml[language] === htmlBefore[language]
    return [language, isSame ? (before[language] ?? text) : text]
  })
  return Object.fromEntries(entries)
}

/** A new description takes that with structure along, or away. */
function htmlAfter(before: LocalizedString = {}, { description, descriptionHtml = {} }: ImportedProduct): LocalizedString {
  const kept = Object.entries(before).filter(([language]) => !Object.hasOwn(description, language))
  return { ...Object.fromEntries(kept), ...descriptionHtml }
}

function emptyProduct(
  { id, now }: MergeSurroundings,
  { key, createdAt }: ImportedProduct,
  fitted: readonly FittedVariant[],
): ProductDraft {
  const texts = {
    name: {},
    slug: {},
    description: {},
    familyDescription: {},
    metaTitle: {},
    metaDescription: {},
    metaKeywords: {},
  }
  return {
    ...texts,
    id,
    key,
    published: true,
    createdAt: createdAt ?? now,
    brand: '',
    model: fitted[0]?.foreignSku ?? key,
    family: 'other',
    tags: [],
    isFreight: false,
    categoryIds: [],
    highlights: [],
    deliveryPackage: [],
    faq: [],
    europeanArticleNumber: '',
    variants: [],
  }
}

/** What search engines are told: the file's words, else those from before, else made of the product's own text. */
function metaOf(
  before: LocalizedString,
  imported: LocalizedString,
  textBefore: LocalizedString,
  text: LocalizedString,
  make: (text: string) => string,
): LocalizedString {
  const entries = LANGUAGES.flatMap(language => {
    const made = textBefore[language]
    const kept = before[language]
    // What was made of the text follows it.
    const own = kept !== undefined && made !== undefined && kept === make(made) ? undefined : kept
    const now = text[language]
    const meta = imported[language] ?? own ?? (now === undefined ? kept : make(now))
    return meta ? [[language, meta]] : []
  })
  return Object.fromEntries(entries)
}

const META_DESCRIPTION_LENGTH = 155

/** The text in one line, or as many of its whole words as a search engine shows. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= META_DESCRIPTION_LENGTH) return line
  return `${line.slice(0, META_DESCRIPTION_LENGTH - 1).replace(/[\s,;:–-]+\S*$/u, '')}…`
}

/** Addresses that exist stay; new languages get one. */
function slugsOf(stored: LocalizedString, name: LocalizedString, slugText: LocalizedString, sku: string): LocalizedString {
  const spoken = LANGUAGES.filter(language => name[language] !== undefined)
  const textOf = (language: Language) => slugText[language] ?? slugText.en ?? Object.values(slugText)[0] ?? ''
  return Object.fromEntries(spoken.map(language => [language, stored[language] ?? productSlugOf(textOf(language), sku)]))
}

function mergeVariants(
  stored: readonly ProductVariantDraft[],
  fitted: readonly FittedVariant[],
  isPart: boolean,
  surroundings: MergeSurroundings,
): readonly ProductVariantDraft[] {
  const known = new Set(stored.map(({ sku }) => sku))
  const changed = stored.map(variant => {
    const update = fitted.find(({ sku }) => sku === variant.sku)
    return update ? mergeVariant(variant, update, isPart, surroundings) : variant
  })
  const added = fitted.filter(({ sku }) => !known.has(sku))
  const empty = { images: [], attributes: [], prices: [] }
  return [...changed, ...added.map(variant => mergeVariant({ sku: variant.sku, ...empty }, variant, isPart, surroundings))]
}

function mergeVariant(
  stored: ProductVariantDraft,
  fitted: FittedVariant,
  isPart: boolean,
  { priceIdOf }: MergeSurroundings,
): ProductVariantDraft {
  const named = new Map(fitted.attributes.map(attribute => [attribute.name, attribute]))
  const kept = stored.attributes.map(attribute => named.get(attribute.name) ?? attribute)
  const names = new Set(stored.attributes.map(({ name }) => name))
  const prices = fitted.prices.map((price): PriceDraft => {
    const same = stored.prices.find(candidate => isSameScope(candidate, price))
    return { id: same?.id ?? priceIdOf(fitted.sku, price), ...price }
  })
  return {
    sku: stored.sku,
    attributes: withOwnNumber([...kept, ...[...named.values()].filter(({ name }) => !names.has(name))], fitted),
    images: imagesAfter(stored.images, fitted.images, isPart),
    prices: [...stored.prices.filter(price => !fitted.prices.some(changed => isSameScope(price, changed))), ...prices],
  }
}

/** A variant that gets a number of this shop is still found by the one it had. */
function withOwnNumber(attributes: readonly Attribute[], { sku, formerNumber }: FittedVariant): readonly Attribute[] {
  if (formerNumber === undefined || formerNumber === sku) return attributes
  const known = formerNumbersOf(attributes)
  return known.includes(formerNumber) ? attributes : withFormerNumbers(attributes, [...known, formerNumber])
}

/** A part adds pictures, a whole replaces them unless it has none. */
function imagesAfter(
  stored: readonly ProductImage[],
  imported: readonly ProductImage[],
  isPart: boolean,
): readonly ProductImage[] {
  if (!isPart) return imported.length > 0 ? imported : stored
  const addresses = new Set(stored.map(({ url }) => url))
  return [...stored, ...imported.filter(({ url }) => !addresses.has(url))]
}

function isSameScope(a: ScopedPrice, b: ScopedPrice): boolean {
  return scopeKeyOf(a) === scopeKeyOf(b)
}

interface ScopedPrice extends PriceScope {
  readonly value: { readonly currencyCode: string }
}

/** A text that is the same for prices for the same people at the same time. */
export function scopeKeyOf({ value, country, customerGroup, validFrom, validUntil }: ScopedPrice): string {
  return [value.currencyCode, country ?? '', customerGroup ?? '', validFrom ?? '', validUntil ?? ''].join('/')
}
