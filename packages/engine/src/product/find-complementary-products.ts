import type { ProductProjection } from '@shop/domain/product'
import type { EngineContext } from '../database/context.ts'
import { findStores } from '../store/find-stores.ts'
import { findProducts } from './find-products.ts'
import type { ProductQuery } from './product-query.ts'
import { selectReferencedCategoryIds } from './referenced-category-rows.ts'

/** Most products that are shown as going well with another (COMP-03). */
const COMPLEMENTARY_LIMIT = 4

export interface ComplementaryQuery extends Pick<ProductQuery, 'language' | 'currency' | 'country' | 'customerGroupKey'> {
  readonly storeKey: string
  /** The first one that exists is the base; none of the others is returned either. */
  readonly skus: readonly string[]
  /** Default and most: 4. */
  readonly limit?: number
  readonly isOnStock?: boolean
}

export interface ComplementaryProducts {
  readonly products: ProductProjection[]
  readonly baseProduct: ProductProjection | null
}

/**
 * What goes well with a product: first the categories it refers to are loaded, then the products in them, those on
 * stock first (COMP-01..05). Nothing without such categories, and in stores that have it switched off.
 */
export async function findComplementaryProducts(
  context: EngineContext,
  query: ComplementaryQuery,
): Promise<ComplementaryProducts> {
  const { storeKey, skus, limit = COMPLEMENTARY_LIMIT, isOnStock, ...reading } = query
  const [store] = await findStores(context, { key: storeKey })
  if (!store?.custom.switches.complementaryProducts) return { products: [], baseProduct: null }
  const given = (await findProducts(context, { ...reading, where: { skus }, limit: skus.length })).results
  const baseProduct = skus.flatMap(sku => given.find(product => hasSku(product, sku)) ?? []).at(0)
  if (!baseProduct) return { products: [], baseProduct: null }
  const categoryIds = await selectReferencedCategoryIds(context.db, baseProduct.id)
  if (categoryIds.length === 0) return { products: [], baseProduct }
  const { results } = await findProducts(context, {
    ...reading,
    where: {
      categoryIds,
      attributes: [{ name: 'eligibleForSelling', type: 'boolean', values: [true] }],
      ...(isOnStock === undefined ? {} : { isOnStock }),
    },
    limit: limit + given.length,
  })
  const others = results.filter(({ id }) => given.every(product => product.id !== id))
  return { products: others.slice(0, limit), baseProduct }
}

function hasSku({ masterVariant, variants }: ProductProjection, sku: string): boolean {
  return [masterVariant, ...variants].some(variant => variant.sku === sku)
}
