import type { LocalizedString } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import type { Price, ProductVariant } from '@shop/domain/product'
import type { EngineContext } from '../database/context.ts'
import { variantOf } from '../product/product-of-row.ts'
import { selectProducts } from '../product/product-rows.ts'
import { type ListedPriceRow, selectPrices, selectTexts, type TextRow } from './document-rows.ts'
import { type ProductSearch, priceSelectionOf } from './product-search.ts'

/**
 * Published products with all their languages and prices, in the order of the ids; deleted ones are missing.
 * A product is some 40 kB of text: a caller that needs hundreds loads a few at a time, so that other calls come between.
 */
export async function loadProductDocuments(
  context: EngineContext,
  productIds: readonly string[],
  search: Pick<ProductSearch, 'currency' | 'country' | 'customerGroupKey'>,
): Promise<ProductDocument[]> {
  if (productIds.length === 0) return []
  const { db } = context
  const selection = priceSelectionOf(search, context.now())
  const query = { where: { ids: productIds }, language: 'en', isInAnyLanguage: true, ...selection } as const
  const { rows } = await selectProducts(db, query, { limit: productIds.length, offset: 0 }, selection.now)
  const skus = rows.flatMap(({ variants }) => variants.map(({ sku }) => sku))
  // One after the other: a call has one connection at a time.
  const texts = await selectTexts(db, productIds)
  const prices = await selectPrices(db, skus, selection.now)
  const documents = rows.map((row): ProductDocument => {
    const [master, ...others] = row.variants.map((variant): VariantDocument => {
      const { price, ...unpriced }: ProductVariant = variantOf(variant, selection)
      const all = (prices.get(variant.sku) ?? []).map(listedPriceOf)
      return { ...unpriced, ...(search.currency && price ? { price } : {}), prices: all }
    })
    if (!master) throw new Error(`Product ${row.id} has no variant`)
    const { id, key, version, createdAt, family, categories } = row
    return {
      ...{ id, key, version, createdAt, family },
      categoryIds: categories.map(category => category.id),
      ...textsOf(texts.get(id) ?? []),
      variants: [master, ...others],
    }
  })
  const byId = new Map(documents.map(document => [document.id, document]))
  return productIds.flatMap(id => byId.get(id) ?? [])
}

function textsOf(rows: readonly TextRow[]) {
  const each = (pick: (row: TextRow) => string | undefined): LocalizedString =>
    Object.fromEntries(
      rows.flatMap(row => {
        const text = pick(row)
        return text ? [[row.language, text]] : []
      }),
    )
  return {
    name: each(({ name }) => name),
    slug: each(({ slug }) => slug),
    description: each(({ description }) => description),
    metaTitle: each(({ metaTitle }) => metaTitle),
    metaDescription: each(({ metaDescription }) => metaDescription),
    metaKeywords: each(({ metaKeywords }) => metaKeywords),
    highlights: (rows[0]?.highlights ?? []).map((_first, index) => each(({ highlights }) => highlights[index])),
    deliveryPackage: (rows[0]?.deliveryPackage ?? []).map(({ count }, index) => ({
      count,
      name: each(({ deliveryPackage }) => deliveryPackage[index]?.name),
    })),
  }
}

function listedPriceOf({
  id,
  currency,
  country,
  validFrom,
  validUntil,
  value,
  discounted,
  isDiscountActive,
}: ListedPriceRow): ListedPrice {
  return {
    id,
    value: moneyOf(currency, value),
    ...(country === null ? {} : { country }),
    ...(validFrom === null ? {} : { validFrom }),
    ...(validUntil === null ? {} : { validUntil }),
    ...(discounted === null ? {} : { discounted: { value: moneyOf(currency, discounted), isActive: isDiscountActive } }),
  }
}

/** A price for everybody among all of a variant. */
export type ListedPrice = Pick<Price, 'id' | 'value' | 'discounted' | 'country' | 'validFrom' | 'validUntil'>

/** A variant with the price that was selected, if any, and all others. */
export interface VariantDocument extends ProductVariant {
  readonly prices: readonly ListedPrice[]
}

/** A published product in all its languages, for programs of other people. */
export interface ProductDocument {
  readonly id: string
  readonly key: string
  readonly version: number
  readonly createdAt: string
  readonly family: string
  readonly categoryIds: readonly string[]
  readonly name: LocalizedString
  readonly slug: LocalizedString
  readonly description: LocalizedString
  readonly metaTitle: LocalizedString
  readonly metaDescription: LocalizedString
  readonly metaKeywords: LocalizedString
  readonly highlights: readonly LocalizedString[]
  readonly deliveryPackage: readonly { readonly count: number; readonly name: LocalizedString }[]
  readonly variants: readonly [VariantDocument, ...VariantDocument[]]
}
