import type { Language, LocalizedString, Market } from '@shop/domain/market'
import {
  type Attribute,
  GENERAL_ATTRIBUTES_OFF_CARDS,
  type Price,
  type PriceSelection,
  type ProductProjection,
  type ProductVariant,
  selectPrice,
  withLowestPriorPrice,
} from '@shop/domain/product'
import { reviewStatisticsFrom } from '@shop/domain/review'
import type { CategoryTrees } from '../category/category-trees.ts'
import { stockOf } from '../product/find-products.ts'
import { priceFrom, priceRecordFrom } from '../product/price-rows.ts'
import type { SellableVariant } from '../product/sellable-variant.ts'
import type { ProductRecord, VariantRecord } from './product-records.ts'

/** In which language, and at whose prices, a product is shown. */
export interface Reading extends PriceSelection {
  readonly language: Language
}

/** What a product is shown with besides its record. */
export interface Surroundings {
  readonly trees: CategoryTrees
  /** Units of a SKU that can be sold. */
  readonly available: (sku: string) => number
  /** The day on which more of a SKU is expected, where that is known. */
  readonly expectedDelivery: (sku: string) => string | undefined
  /** Units of a SKU that can be sold before they are here. */
  readonly preorder: (sku: string) => number
}

const OFF_CARDS: ReadonlySet<string> = new Set(GENERAL_ATTRIBUTES_OFF_CARDS)

/** A product as a card. Undefined where it has no texts in the language. */
export function cardOf(record: ProductRecord, reading: Reading, surroundings: Surroundings): ProductProjection | undefined {
  return projectionOf(record, reading, surroundings, attributes => attributes.filter(({ name }) => !OFF_CARDS.has(name)))
}

/** A product as a card with all its attributes and its slugs in all languages, as its own page begins with. */
export function wholeProjectionOf(
  record: ProductRecord,
  reading: Reading,
  surroundings: Surroundings,
): ProductProjection | undefined {
  const projection = projectionOf(record, reading, surroundings, attributes => attributes)
  return projection && { ...projection, slug: textsOf(record, 'slug') }
}

function projectionOf(
  record: ProductRecord,
  reading: Reading,
  { trees, available, expectedDelivery, preorder }: Surroundings,
  choose: (attributes: readonly Attribute[]) => readonly Attribute[],
): ProductProjection | undefined {
  const { id, key, version, published, createdAt, brand, model, family, tags, isFreight, categoryIds, ratings } = record
  const text = record.texts[reading.language]
  if (!text) return undefined
  const statistics = ratings ? reviewStatisticsFrom(ratings) : undefined
  const variantOf = (variant: VariantRecord): ProductVariant => {
    const price = priceOfVariant(variant, reading)
    return {
      id: variant.id,
      sku: variant.sku,
      images: variant.images,
      attributes: choose(variant.attributes),
      ...(price ? { price } : {}),
      availability: stockOf(variant.sku, {
        available: available(variant.sku),
        expectedDelivery: expectedDelivery(variant.sku),
        preorder: preorder(variant.sku),
      }),
    }
  }
  const [master, ...others] = record.variants
  return {
    ...{ id, key, version, published, createdAt, brand, model, family, tags, isFreight },
    categories: categoryIds.flatMap(categoryId => {
      const category = trees.byId.get(categoryId)
      return category ? [{ id: categoryId, key: category.key }] : []
    }),
    name: { [reading.language]: text.name },
    slug: { [reading.language]: text.slug },
    ...(statistics?.count ? { reviewRatingStatistics: statistics } : {}),
    masterVariant: variantOf(master),
    variants: others.map(variantOf),
  }
}

/** The price of a variant that holds, with what its reduction is compared with. */
export function priceOfVariant({ prices, priceRecords }: VariantRecord, selection: PriceSelection): Price | undefined {
  const { currency, country, customerGroupKey } = selection
  const isFor = (row: VariantRecord['prices'][number] | VariantRecord['priceRecords'][number]) =>
    row.currency === currency &&
    (row.country === undefined || row.country === country) &&
    (row.customerGroup === undefined || row.customerGroup === customerGroupKey)
  const price = selectPrice(prices.filter(isFor).map(priceFrom), selection)
  return price && withLowestPriorPrice(price, priceRecords.filter(isFor).map(priceRecordFrom), selection)
}

/** A variant as a store sells it now: what a line of a cart copies, and what decides about it. */
export function sellableOf(
  record: ProductRecord,
  variant: VariantRecord,
  market: Market,
  selection: PriceSelection,
  { trees, available }: Surroundings,
): SellableVariant {
  const price = priceOfVariant(variant, selection)
  return {
    sku: variant.sku,
    variantId: variant.id,
    productId: record.id,
    productKey: record.key,
    family: record.family,
    brand: record.brand,
    isFreight: record.isFreight,
    name: textsOf(record, 'name', market.languages),
    slug: textsOf(record, 'slug', market.languages),
    images: variant.images,
    attributes: variant.attributes,
    available: available(variant.sku),
    categories: [...trees.allUpwards(record.categoryIds)].map(id => ({ id, key: trees.byId.get(id)?.key ?? '' })),
    ...(price ? { price } : {}),
  }
}

function textsOf({ texts }: ProductRecord, field: 'name' | 'slug', languages?: readonly Language[]): LocalizedString {
  const entries = Object.entries(texts).filter(([language]) => !languages || languages.includes(language as Language))
  return Object.fromEntries(entries.map(([language, text]) => [language, text[field]]))
}
