import { COMPARISON_LIMIT, type ProductProjection, rankForComparison } from '@shop/domain/product'
import type { EngineContext } from '../database/context.ts'
import { findProducts } from './find-products.ts'
import type { ProductQuery } from './product-query.ts'

export interface ComparisonQuery extends Pick<ProductQuery, 'language' | 'currency' | 'country' | 'customerGroupKey'> {
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
