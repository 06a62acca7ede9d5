import { isLanguage, type Language, type LocalizedString, localize } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import {
  type Attribute,
  type AttributeDefinition,
  type AttributeValue,
  effectivePrice,
  largestPictureOf,
} from '@shop/domain/product'
import type { ListedPrice, ProductDocument, VariantDocument } from '@shop/engine/product-search'

/** How projections are written: their locales, what their attributes mean, and where pictures are. */
export interface ProjectionForm {
  /** As they were asked for, such as `de-AT`, with their languages; empty for all languages. */
  readonly locales: ReadonlyMap<string, Language>
  readonly attributeDefinitions: ReadonlyMap<string, AttributeDefinition>
  /** Such as `https://de.example`. */
  readonly origin: string
}

/** A product in the form of a `ProductProjection` of the commerce API (API-44). */
export function projectionOf(document: ProductDocument, form: ProjectionForm) {
  const { id, key, version, createdAt, family, categoryIds, variants } = document
  const shared = textAttributesOf(document, form)
  const [master, ...others] = variants.map(variant => variantOf(variant, shared, form))
  const text = (texts: LocalizedString) => inLocales(texts, form)
  return {
    id,
    version,
    createdAt,
    lastModifiedAt: createdAt,
    key,
    productType: { typeId: 'product-type', id: family },
    name: text(document.name),
    slug: slugsIn(document.slug, form),
    description: text(document.description),
    metaTitle: text(document.metaTitle),
    metaDescription: text(document.metaDescription),
    metaKeywords: text(document.metaKeywords),
    categories: categoryIds.map(categoryId => ({ typeId: 'category', id: categoryId })),
    categoryOrderHints: {},
    searchKeywords: {},
    published: true,
    hasStagedChanges: false,
    masterVariant: master,
    variants: others,
  }
}

function variantOf(
  { id, sku, price, prices, images, attributes, availability }: VariantDocument,
  shared: readonly object[],
  form: ProjectionForm,
) {
  return {
    id,
    sku,
    prices: prices.map(priceOf),
    ...(price ? { price: priceOf(price), ...scopedPriceOf(price) } : {}),
    images: images.map(image => ({
      url: `${form.origin}${largestPictureOf(image)}`,
      label: image.label,
      dimensions: { w: image.width, h: image.height },
    })),
    attributes: [...attributes.map(attribute => attributeOf(attribute, form)), ...shared],
    availability: availability.noChannel,
  }
}

function priceOf({ id, value, discounted, country, validFrom, validUntil }: ListedPrice) {
  return {
    id,
    value,
    ...(country ? { country } : {}),
    ...(validFrom ? { validFrom } : {}),
    ...(validUntil ? { validUntil } : {}),
    ...(discounted?.isActive ? { discounted: { value: discounted.value, discount: { typeId: 'product-discount', id } } } : {}),
  }
}

function scopedPriceOf(price: ListedPrice): { scopedPrice: object; scopedPriceDiscounted: boolean } {
  const currentValue: Money = effectivePrice(price)
  return { scopedPrice: { ...priceOf(price), currentValue }, scopedPriceDiscounted: price.discounted?.isActive ?? false }
}

/** Enumerated values with their labels; ranges, dimensions and multiples as the sets of numbers they are. */
function attributeOf({ name, value }: Attribute, form: ProjectionForm) {
  const definition = form.attributeDefinitions.get(name)
  if (definition?.type === 'enum' && typeof value === 'string')
    return { name, value: { key: value, label: inLocales(definition.values?.[value] ?? {}, form) } }
  return { name, value: plainValueOf(value, form) }
}

function plainValueOf(value: AttributeValue, form: ProjectionForm): unknown {
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(element => plainValueOf(element, form))
  if ('min' in value) return [value.min, value.max]
  if ('count' in value) return [value.count, value.value]
  if ('height' in value) return [value.length, value.width, value.height]
  return isTexts(value) ? inLocales(value, form) : value
}

function isTexts(value: object): value is LocalizedString {
  return Object.keys(value).every(isLanguage)
}

/** What is a text of the product and, by the specification, an attribute of the variant too (ENT-10). */
function textAttributesOf({ description, highlights, deliveryPackage }: ProductDocument, form: ProjectionForm) {
  const parts = deliveryPackage.map(({ count, name }) =>
    Object.fromEntries(Object.entries(name).map(([language, text]) => [language, `${count} × ${text}`])),
  )
  return [
    { name: 'description', value: inLocales(description, form) },
    { name: 'highlights', value: highlights.map(highlight => inLocales(highlight, form)) },
    { name: 'deliveryPackage', value: parts.map(part => inLocales(part, form)) },
  ]
}

/**
 * A text under the locales that were asked for, all of them where none was. One that is missing in a locale is the one of
 * its language, else of English, else of any (MKT-12), so that a product without a translation still has its name.
 */
function inLocales(texts: LocalizedString, { locales }: ProjectionForm): Record<string, string> {
  if (locales.size === 0) return { ...texts }
  const spoken = [...locales].map(([locale, language]) => [locale, localize(texts, language)] as const)
  return Object.fromEntries(spoken.filter(([, text]) => text !== ''))
}

/** Slugs under the locales that were asked for; one of another language leads to no page in this one. */
function slugsIn(slugs: LocalizedString, { locales }: ProjectionForm): Record<string, string> {
  if (locales.size === 0) return { ...slugs }
  return Object.fromEntries([...locales].flatMap(([locale, language]) => (slugs[language] ? [[locale, slugs[language]]] : [])))
}
