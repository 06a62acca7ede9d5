import type { StockDraft } from '@shop/domain/inventory'
import type { Language, LocalizedString } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import {
  type AttributeValue,
  type GeneralAttributeName,
  type PriceDraft,
  type ProductDraft,
  type ProductImage,
  productSlugOf,
} from '@shop/domain/product'
import { slugTextOf } from '@shop/importers/slug'
import { convertPrice, PRICED_CURRENCIES } from './convert-price.ts'
import { deterministicId } from './deterministic-id.ts'
import { metaKeywordsOf } from './meta-keywords.ts'
import type { ProductWords } from './product-words.ts'
import { textsPerLanguage } from './product-words.ts'
import type { FamilySource, ProductSource, Source } from './source-types.ts'

/** All products of the demo shop with their texts, pictures and prices. */
export function buildProducts(source: Source): ProductDraft[] {
  return source.families.flatMap(family => family.products.map(product => productOf(source, family, product)))
}

/** What is in the demo shop's warehouse. */
export function buildStock(source: Source): StockDraft[] {
  return source.families.flatMap(family =>
    family.products.map(({ sku, stock }) => ({ id: deterministicId('stock', sku), sku, quantity: stock })),
  )
}

function productOf(source: Source, family: FamilySource, product: ProductSource): ProductDraft {
  const words = textsPerLanguage(source, family, product)
  const images = imagesOf(source, product.picture)
  return {
    id: deterministicId('product', product.sku),
    key: product.sku.toLowerCase(),
    published: true,
    createdAt: releaseInstantOf(product),
    name: each(words, ({ name }) => name),
    slug: each(words, ({ plainName, language }) => productSlugOf(slugTextOf(plainName, language), product.sku)),
    brand: product.brand,
    model: product.model,
    family: family.key,
    tags: product.tags,
    isFreight: product.freight,
    europeanArticleNumber: product.ean,
    categoryIds: [...industriesOf(source, product), product.category].map(key => deterministicId('category', key)),
    description: each(words, ({ description }) => description),
    familyDescription: each(words, ({ familyDescription }) => familyDescription),
    highlights: words.at(0)?.highlights.map((_first, index) => each(words, ({ highlights }) => highlights[index])) ?? [],
    deliveryPackage:
      words.at(0)?.deliveryPackage.map(({ count }, index) => ({
        count,
        name: each(words, ({ deliveryPackage }) => deliveryPackage[index]?.name),
      })) ?? [],
    faq: [],
    metaTitle: each(words, ({ name }) => `${name} – ${product.brand}`),
    metaDescription: each(words, ({ description }) => shorten(description)),
    metaKeywords: each(words, ({ language }) => metaKeywordsOf(source, product, language)),
    variants: [
      {
        sku: product.sku,
        images,
        attributes: [...attributesOf(family, product), ...generalAttributesOf(product)],
        prices: pricesOf(product),
      },
    ],
  }
}

/** The industries that use the category of a product. Its own category stands last, as the one it is at home in. */
function industriesOf(source: Source, { category }: ProductSource): readonly string[] {
  return source.categories.find(({ key }) => key === category)?.related?.[2] ?? []
}

function attributesOf(family: FamilySource, product: ProductSource) {
  return family.attributes.flatMap(name => {
    const value = product.attributes[name]
    return value === undefined ? [] : [{ name, value }]
  })
}

function releaseInstantOf({ releaseDate }: ProductSource): string {
  return `${releaseDate}T08:00:00.000Z`
}

/** What the catalogue says of a product beside its technical details: measures net of packing, the weight also gross. */
function generalAttributesOf({ attributes, volumeDiscountGroup }: ProductSource) {
  const { dimensions, weight, shippingWeight } = attributes
  const sides = typeof dimensions === 'object' && 'height' in dimensions ? dimensions : undefined
  const values: Partial<Record<GeneralAttributeName, AttributeValue | null | undefined>> = {
    volumeDiscountGroup,
    netLength: sides?.length,
    netWidth: sides?.width,
    netHeight: sides?.height,
    netWeight: weight,
    grossWeight: shippingWeight,
    numberOf360Images: 0,
  }
  return Object.entries(values).flatMap(([name, value]) => (value === null || value === undefined ? [] : [{ name, value }]))
}

/** A reduction begins when the shop is filled; before, the price stood since the product came out. */
function pricesOf(product: ProductSource): PriceDraft[] {
  return PRICED_CURRENCIES.map(currency => {
    const id = deterministicId('price', product.sku, currency)
    const now = moneyOf(currency, convertPrice(product.priceEur, currency))
    if (product.previousPriceEur === undefined) return { id, value: now }
    const before = moneyOf(currency, convertPrice(product.previousPriceEur, currency))
    return {
      id,
      value: before,
      discounted: { value: now, isActive: true },
      history: [{ from: releaseInstantOf(product), value: before }],
    }
  })
}

/** The pictures of a key, as paths without width and ending. Throws when the manifest has none. */
export function imagesOf(source: Source, picture: string): ProductImage[] {
  const pictures = source.pictures[picture]
  if (!pictures?.length) throw new Error(`The manifest has no picture ${picture}`)
  return pictures.map(({ view, file, width, height, widths }) => ({
    url: `/pictures/${file}`,
    label: view,
    width,
    height,
    widths,
  }))
}

function each(words: readonly ProductWords[], pick: (words: ProductWords) => string | undefined): LocalizedString {
  const entries = words.flatMap(word => {
    const text = pick(word)
    return text === undefined ? [] : [[word.language, text] as [Language, string]]
  })
  return Object.fromEntries(entries)
}

const META_DESCRIPTION_LENGTH = 155

/** The text, or as many of its whole words as a search engine shows. */
function shorten(text: string): string {
  if (text.length <= META_DESCRIPTION_LENGTH) return text
  return `${text.slice(0, META_DESCRIPTION_LENGTH - 1).replace(/[\s,;:–-]+\S*$/u, '')}…`
}
