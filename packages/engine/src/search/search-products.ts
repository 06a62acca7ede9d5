import { type CountryCode, type Language, type LocalizedString, MARKETS } from '@shop/domain/market'
import { type Attribute, effectivePrice, productReferences } from '@shop/domain/product'
import { reviewStatisticsFrom } from '@shop/domain/review'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { priceOfVariant } from '../read-model/product-views.ts'
import type { ReadModel } from '../read-model/read-model.ts'

/** A category on the way from a department down to a product. */
export interface SearchCategory {
  readonly id: string
  readonly name: LocalizedString
}

/** What a search engine indexes of a product besides its texts. */
export interface SearchProduct {
  readonly id: string
  readonly published: boolean
  readonly createdAt: string
  readonly brand: string
  readonly model: string
  readonly tags: readonly string[]
  readonly europeanArticleNumber: string
  /** Average rating in tenths of a star; 0 without reviews. */
  readonly ratingTenths: number
  /** Units sold. */
  readonly sold: number
  readonly variants: readonly { readonly sku: string; readonly attributes: readonly Attribute[] }[]
  /** Each category it is in, from the department down. */
  readonly categoryPaths: readonly (readonly SearchCategory[])[]
  /** What it costs a visitor and how many units are here and can be sold, by market in which it has a price. */
  readonly offers: readonly { readonly market: CountryCode; readonly priceCent: number; readonly stock: number }[]
}

/** What a search engine indexes of a product in a language. */
export interface SearchText {
  readonly productId: string
  readonly language: Language
  readonly name: string
  readonly description: string
  /** Separated by commas. */
  readonly metaKeywords: string
}

/** A product as it is in memory, with the prices of an instant (ISO). Undefined for one that is gone, and for guarantees. */
export function searchProductOf({ products, trees }: ReadModel, id: string, now: string): SearchProduct | undefined {
  const entry = products.entry(id)
  const record = entry && !entry.isVirtual ? products.record(id, { isKept: false }) : undefined
  if (!record) return undefined
  const { published, createdAt, brand, model, tags, europeanArticleNumber, ratings, variants, categoryIds } = record
  const stock = variants.reduce((sum, { sku }) => sum + products.here(sku), 0)
  const pathOf = (categoryId: string) =>
    trees.upwards(categoryId).map(category => ({ id: category.id, name: category.document.name }))
  return {
    ...{ id, published, createdAt, brand, model, tags, europeanArticleNumber },
    ratingTenths: ratings ? Math.round(reviewStatisticsFrom(ratings).averageRating * 10) : 0,
    sold: variants.reduce((sum, { sku }) => sum + products.sold(sku), 0),
    variants: variants.map(({ sku, attributes }) => ({ sku, attributes })),
    categoryPaths: categoryIds.map(categoryId => pathOf(categoryId).toReversed()).toReversed(),
    offers: MARKETS.flatMap(({ country, currency }) => {
      const price = priceOfVariant(variants[0], { country, currency, now })
      return price ? [{ market: country, priceCent: effectivePrice(price).centAmount, stock }] : []
    }),
  }
}

/** More of what an accessory fits is told by the others. */
const MAX_OWNERS = 40

/**
 * The ids of what a product belongs to: what its own data name, and what rules relate it to. What has accessories of its own is
 * a machine, and no part of those that it is connected to.
 */
export function ownerIdsOf(
  { relations }: Pick<ReadModel, 'relations'>,
  { id, variants }: Pick<SearchProduct, 'id' | 'variants'>,
): string[] {
  const named = variants.flatMap(({ attributes }) => productReferences(attributes, 'parentProductsForAccessory'))
  const related = relations.of(id).length === 0 ? relations.basesOf(id) : []
  return [...new Set([...named, ...related])].slice(0, MAX_OWNERS)
}

/** What products are called in all languages: their texts without what is said about them. */
export type SearchName = Omit<SearchText, 'description'>

/** What products are called. */
export async function readSearchNames({ db }: EngineContext, productIds: readonly string[]): Promise<SearchName[]> {
  const { rows } = await sql<SearchName>`
    select product_id as "productId", language, name, meta_keywords as "metaKeywords" from product_text
    where product_id = any(${productIds}::uuid[])`.execute(db)
  return rows
}

/** The texts of products in all languages. */
export async function readSearchTexts({ db }: EngineContext, productIds: readonly string[]): Promise<SearchText[]> {
  const { rows } = await sql<SearchText>`
    select product_id as "productId", language, name, description, meta_keywords as "metaKeywords" from product_text
    where product_id = any(${productIds}::uuid[]) order by product_id, language`.execute(db)
  return rows
}
