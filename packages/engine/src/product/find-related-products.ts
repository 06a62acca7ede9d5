import { COMPARISON_LIMIT, type ProductProjection, rankForComparison } from '@shop/domain/product'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { findStores } from '../store/find-stores.ts'
import { findProducts } from './find-products.ts'
import type { ProductListQuery } from './product-query.ts'

export interface ComparisonQuery extends Pick<ProductListQuery, 'language' | 'currency' | 'country' | 'customerGroupKey'> {
  readonly family: string
  /** Whether goods of second quality are compared, or only others. */
  readonly bware: boolean
  /** Default and most: 30 (PDP-15). */
  readonly limit?: number
}

/** Products of a family to compare, best score first; at most 30 are ranked (API-32, PDP-15, PDP-16). */
export async function findComparisonProducts(context: EngineContext, query: ComparisonQuery): Promise<ProductProjection[]> {
  const { family, bware, limit = COMPARISON_LIMIT, ...reading } = query
  const { results } = await findProducts(context, {
    ...reading,
    where: {
      attributes: [
        { name: 'family', type: 'text', values: [family] },
        { name: 'bware', type: 'boolean', values: [bware] },
      ],
    },
    limit: COMPARISON_LIMIT,
  })
  return rankForComparison(results).slice(0, limit)
}

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

/**
 * Ids of the categories a product refers to: those its attribute `referencedCategories` names, else the first related
 * set of its own categories, which holds what goes well with them.
 */
async function selectReferencedCategoryIds(db: Database, productId: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    with named as (
      select reference ->> 'id' as id
      from product_variant variant, jsonb_array_elements(variant.attributes) attribute,
        jsonb_array_elements(attribute -> 'value') reference
      where variant.product_id = ${productId} and attribute ->> 'name' = 'referencedCategories'
    ), related as (
      select related.id
      from product_category member
      join category on category.id = member.category_id
      cross join jsonb_array_elements_text(category.custom -> 'relatedCategoryIds' -> 0) as related (id)
      where member.product_id = ${productId}
    ), referenced as (
      select id from named union select id from related where not exists (select from named)
    )
    select coalesce(array_agg(category.id order by category.id), '{}') as ids
    from referenced join category on category.id = referenced.id::uuid`.execute(db)
  return rows[0]?.ids ?? []
}
