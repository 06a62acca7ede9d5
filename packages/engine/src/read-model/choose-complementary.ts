import type { ProductListQuery } from '../product/product-query.ts'
import { chooseProducts, referencedCategories } from './choose-products.ts'
import type { ReadModel } from './read-model.ts'

/** Most products that are shown as going well with another (COMP-03). */
const COMPLEMENTARY_LIMIT = 4

export interface ComplementaryQuery extends Pick<ProductListQuery, 'language' | 'currency' | 'country' | 'customerGroupKey'> {
  readonly storeKey: string
  /** The first one that exists is the base; none of the others is returned either. */
  readonly skus: readonly string[]
  /** Default and most: 4. */
  readonly limit?: number
  readonly isOnStock?: boolean
}

/** Ids of what goes well with a product, and of the product. */
interface ChosenComplementary {
  readonly baseId?: string
  readonly ids: readonly string[]
}

/**
 * What goes well with a product: products of the categories it refers to, those on stock first (COMP-01..05). Nothing
 * without such categories, and in stores that have it switched off.
 */
export function chooseComplementary(model: ReadModel, query: ComplementaryQuery): ChosenComplementary {
  const { storeKey, skus, limit = COMPLEMENTARY_LIMIT, isOnStock, ...reading } = query
  const { products, stores } = model
  const store = stores.find(({ key }) => key === storeKey)
  if (!store?.custom.switches.complementaryProducts) return { ids: [] }
  const given = new Set(skus.flatMap(sku => products.idOfSku(sku) ?? []))
  const baseId = [...given].find(id => products.entry(id)?.published)
  const record = baseId === undefined ? undefined : products.record(baseId)
  if (baseId === undefined || !record) return { ids: [] }
  const categoryIds = referencedCategories(model, record)
  if (categoryIds.length === 0) return { baseId, ids: [] }
  const attributes = [{ name: 'eligibleForSelling', type: 'boolean', values: [true] }] as const
  const where = { categoryIds, attributes, ...(isOnStock === undefined ? {} : { isOnStock }) }
  const { ids } = chooseProducts(model, { ...reading, where, limit: limit + given.size })
  return { baseId, ids: ids.filter(id => !given.has(id)).slice(0, limit) }
}
