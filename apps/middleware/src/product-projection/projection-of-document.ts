import { isLanguage, type LocalizedString } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { type Attribute, type AttributeValue, effectivePrice, isElsewhere, largestPictureOf } from '@shop/domain/product'
import type { ListedPrice, ProductDocument, VariantDocument } from '@shop/engine/product-search'

/** How projections are written: their locales, and where pictures are. */
export interface ProjectionForm {
  /** As they were asked for, such as `de-AT`; empty for all languages. */
  readonly locales: readonly string[]
  /** Such as `https://de.example`. */
  readonly origin: string
}

/** A product in the form of a `ProductProjection` of the commerce API (API-44). */
export function projectionOf(document: ProductDocument, form: ProjectionForm) {
  const { id, key, version, createdAt, family, categoryIds, variants } = document
  const [master, ...others] = variants.map(variant => variantOf(variant, document, form))
  const text = (texts: LocalizedString) => inLocales(texts, form.locales)
  return {
    id,
    version,
    createdAt,
    lastModifiedAt: createdAt,
    key,
    productType: { typeId: 'product-type', id: family },
    name: text(document.name),
    slug: text(document.slug),
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
  document: ProductDocument,
  form: ProjectionForm,
) {
  return {
    id,
    sku,
    prices: prices.map(priceOf),
    ...(price ? { price: priceOf(price), ...scopedPriceOf(price) } : {}),
    images: images.map(image => ({
      url: `${isElsewhere(image) ? '' : form.origin}${largestPictureOf(image)}`,
      label: image.label,
      dimensions: { w: image.width, h: image.height },
    })),
    attributes: [...attributes.map(attribute => attributeOf(attribute, document, form)), ...textAttributesOf(document, form)],
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
function attributeOf({ name, value }: Attribute, { attributeDefinitions }: ProductDocument, { locales }: ProjectionForm) {
  const definition = attributeDefinitions.get(name)
  if (definition?.type === 'enum' && typeof value === 'string')
    return { name, value: { key: value, label: inLocales(definition.values?.[value] ?? {}, locales) } }
  return { name, value: plainValueOf(value, locales) }
}

function plainValueOf(value: AttributeValue, locales: readonly string[]): unknown {
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(element => plainValueOf(element, locales))
  if ('min' in value) return [value.min, value.max]
  if ('count' in value) return [value.count, value.value]
  if ('height' in value) return [value.length, value.width, value.height]
  return isTexts(value) ? inLocales(value, locales) : value
}

function isTexts(value: object): value is LocalizedString {
  return Object.keys(value).every(isLanguage)
}

/** What is a text of the product and, in the words of the specification, an attribute of the variant too (ENT-10). */
function textAttributesOf({ description, highlights, deliveryPackage }: ProductDocument, { locales }: ProjectionForm) {
  const parts = deliveryPackage.map(({ count, name }) =>
    Object.fromEntries(Object.entries(name).map(([language, text]) => [language, `${count} × ${text}`])),
  )
  return [
    { name: 'description', value: inLocales(description, locales) },
    { name: 'highlights', value: highlights.map(highlight => inLocales(highlight, locales)) },
    { name: 'deliveryPackage', value: parts.map(part => inLocales(part, locales)) },
  ]
}

/** A text under the locales that were asked for; a country has the text of its language. */
function inLocales(texts: LocalizedString, locales: readonly string[]): Record<string, string> {
  if (locales.length === 0) return { ...texts }
  const byLanguage: Readonly<Record<string, string | undefined>> = texts
  return Object.fromEntries(
    locales.flatMap(locale => {
      const text = byLanguage[locale.slice(0, 2)]
      return text === undefined ? [] : [[locale, text]]
    }),
  )
}
