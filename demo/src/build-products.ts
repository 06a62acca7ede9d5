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
import { convertPreviousPrice, convertPrice, PRICED_CURRENCIES } from './convert-price.ts'
import { deterministicId } from './deterministic-id.ts'
import { manualAttributesOf, pictureAttributesOf, referencesOf } from './product-attributes.ts'
import { metaKeywordsOf, type ProductTexts, textsPerLanguage } from './product-texts.ts'
import { indexOf } from './source-index.ts'
import type { FamilySource, ProductSource, Source } from './source-types.ts'

/** All products of the demo shop with their texts, pictures and prices. */
export function buildProducts(source: Source): ProductDraft[] {
  return source.families.flatMap(family => family.products.map(product => buildProduct(source, family, product)))
}

/** What is in the demo shop's warehouse. */
export function buildStock(source: Source): StockDraft[] {
  return source.families.flatMap(({ products }) => products.flatMap(buildStockOf))
}

/** The stock of a product in all its colours. */
export function buildStockOf({ sku, stock, variants = [] }: ProductSource): StockDraft[] {
  return [{ sku, stock }, ...variants].map(entry => ({
    id: deterministicId('stock', entry.sku),
    sku: entry.sku,
    quantity: entry.stock,
  }))
}

/** A product of a family with its texts, pictures and prices. */
export function buildProduct(source: Source, family: FamilySource, product: ProductSource): ProductDraft {
  const texts = textsPerLanguage(source, family, product)
  const general = [...generalAttributesOf(product), ...referencesOf(source, family, product)]
  return {
    id: deterministicId('product', product.sku),
    key: product.sku.toLowerCase(),
    published: true,
    createdAt: releaseInstantOf(product),
    name: each(texts, ({ name }) => name),
    slug: each(texts, ({ plainName, language }) => productSlugOf(slugTextOf(plainName, language), product.sku)),
    brand: product.brand,
    model: product.model,
    family: family.key,
    tags: product.tags,
    isFreight: product.freight,
    europeanArticleNumber: product.ean,
    categoryIds: categoriesOf(source, family, product).map(key => deterministicId('category', key)),
    description: each(texts, ({ description }) => description),
    familyDescription: each(texts, ({ familyDescription }) => familyDescription),
    highlights: texts.at(0)?.highlights.map((_first, index) => each(texts, ({ highlights }) => highlights[index])) ?? [],
    deliveryPackage:
      texts.at(0)?.deliveryPackage.map(({ count }, index) => ({
        count,
        name: each(texts, ({ deliveryPackage }) => deliveryPackage[index]?.name),
      })) ?? [],
    faq:
      texts.at(0)?.faq.map((_first, index) => ({
        question: each(texts, ({ faq }) => faq[index]?.question),
        answer: each(texts, ({ faq }) => faq[index]?.answer),
      })) ?? [],
    metaTitle: each(texts, ({ name }) => `${name} – ${product.brand}`),
    metaDescription: each(texts, ({ description }) => shorten(description)),
    metaKeywords: each(texts, ({ language, keywords }) => metaKeywordsOf(source, product, language, keywords)),
    variants: coloursOf(product).map(variant => ({
      sku: variant.sku,
      images: [...imagesOf(source, variant.picture), ...imagesOfPieces(source, variant)],
      attributes: [
        ...attributesOf(family, variant),
        ...general,
        ...formerNumbersOf(variant),
        ...pictureAttributesOf(source, variant.picture),
        ...manualAttributesOf(source, family, variant),
      ],
      prices: pricesOf(variant),
    })),
  }
}

/** A product in all its colours, itself first; a colour with a price of its own is not reduced. */
function coloursOf(product: ProductSource): ProductSource[] {
  const { variants = [], previousPriceEur, formerNumbers: _former, ...same } = product
  const others = variants.map(({ sku, picture, stock, colour, priceEur }) => ({
    ...same,
    ...(priceEur === undefined && previousPriceEur !== undefined ? { previousPriceEur } : {}),
    sku,
    picture,
    stock,
    priceEur: priceEur ?? same.priceEur,
    attributes: { ...same.attributes, colour },
  }))
  return [product, ...others]
}

/**
 * The categories of a product: the industries that use the one it is at home in, those that name it or its family, and
 * last its home.
 */
export function categoriesOf(
  source: Source,
  family: FamilySource,
  { sku, category, variationOf }: ProductSource,
): readonly string[] {
  const { categories, categoriesNaming } = indexOf(source)
  const home = categories.get(category)
  if (!home) throw new Error(`${sku} is in a category ${category} that does not exist`)
  const naming = new Set([variationOf ?? sku, family.key].flatMap(member => categoriesNaming.get(member) ?? []))
  const named = [...categories.keys()].filter(key => naming.has(key))
  return [...(home.related?.[2] ?? []), ...named, category]
}

function attributesOf(family: FamilySource, product: ProductSource) {
  return family.attributes.flatMap(name => {
    const value = product.attributes[name]
    return value === undefined ? [] : [{ name, value }]
  })
}

function formerNumbersOf({ formerNumbers = [] }: ProductSource) {
  return formerNumbers.length === 0 ? [] : [{ name: 'formerNumbers' satisfies GeneralAttributeName, value: formerNumbers }]
}

function releaseInstantOf({ releaseDate }: ProductSource): string {
  return `${releaseDate}T08:00:00.000Z`
}

/** What the catalogue says of a product besides its technical details: measures net of packing, the weight also gross. */
function generalAttributesOf({ attributes, volumeDiscountGroup, energyClass, secondOf, releaseDate }: ProductSource) {
  const { dimensions, weight, shippingWeight } = attributes
  const sides = typeof dimensions === 'object' && 'height' in dimensions ? dimensions : undefined
  const values: Partial<Record<GeneralAttributeName, AttributeValue | null | undefined>> = {
    volumeDiscountGroup,
    releaseDate,
    bware: secondOf === undefined ? undefined : true,
    energyRatingClass: energyClass,
    netLength: sides?.length,
    netWidth: sides?.width,
    netHeight: sides?.height,
    netWeight: weight,
    grossWeight: shippingWeight,
  }
  return Object.entries(values).flatMap(([name, value]) => (value === null || value === undefined ? [] : [{ name, value }]))
}

/** A reduction begins when the shop is filled; before, the price stood since the product came out. */
function pricesOf(product: ProductSource): PriceDraft[] {
  return PRICED_CURRENCIES.map(currency => {
    const id = deterministicId('price', product.sku, currency)
    const now = moneyOf(currency, convertPrice(product.priceEur, currency))
    if (product.previousPriceEur === undefined) return { id, value: now }
    const before = moneyOf(currency, convertPreviousPrice(product.previousPriceEur, product.priceEur, currency))
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
  return pictures.map(({ view, file, width, height, widths, frames }) => ({
    url: `/pictures/${file}`,
    label: view,
    width,
    height,
    widths,
    ...(frames === undefined ? {} : { frames }),
  }))
}

/** The first picture of each piece of a set; two where all its pieces are alike. */
function imagesOfPieces(source: Source, { setOf = [] }: ProductSource): ProductImage[] {
  const { products } = indexOf(source)
  const pictures = new Set(setOf.map(([sku]) => products.get(sku)?.product.picture))
  const wanted = pictures.size > 1 ? 1 : 2
  return [...pictures].flatMap(picture => (picture === undefined ? [] : imagesOf(source, picture).slice(0, wanted)))
}

function each(texts: readonly ProductTexts[], pick: (texts: ProductTexts) => string | undefined): LocalizedString {
  const entries = texts.flatMap(text => {
    const picked = pick(text)
    return picked === undefined ? [] : [[text.language, picked] as [Language, string]]
  })
  return Object.fromEntries(entries)
}

const META_DESCRIPTION_LENGTH = 155

/** The text, or as many of its whole words as a search engine shows. */
function shorten(text: string): string {
  if (text.length <= META_DESCRIPTION_LENGTH) return text
  return `${text.slice(0, META_DESCRIPTION_LENGTH - 1).replace(/[\s,;:–-]+\S*$/u, '')}…`
}
