import type { ProductProjection } from '@shop/domain/product'
import type { SearchHit } from '@shop/domain/search'
import { findProducts } from '@shop/engine/product'
import type { IndexHit } from '@shop/search'
import type { OperationCall } from '../call/operation-call.ts'
import type { SearchedShop } from './searched-shop.ts'

/**
 * The products of hits as the database has them now, in their order; those that were withdrawn meanwhile are left out, so
 * that nothing is shown that cannot be bought (SEARCH-19, SEARCH-20).
 */
export async function hydrateHits(
  { engine, market }: Pick<OperationCall, 'engine' | 'market'>,
  { language }: SearchedShop,
  found: readonly IndexHit[],
  searchTerm: string,
): Promise<SearchHit[]> {
  if (found.length === 0) return []
  const { results } = await findProducts(engine, {
    where: { ids: found.map(({ id }) => id) },
    language,
    currency: market.currency,
    country: market.country,
    limit: found.length,
  })
  const products = new Map<string, ProductProjection>(results.map(product => [product.id, product]))
  return found.flatMap(({ id, highlights }) => {
    const product = products.get(id)
    return product?.masterVariant.price ? [{ product, searchTerm, highlights: highlightsIn(product, language, highlights) }] : []
  })
}

/** A name that changed since it was searched has nothing to mark in it. */
function highlightsIn(product: ProductProjection, language: SearchedShop['language'], highlights: IndexHit['highlights']) {
  const { length } = product.name[language] ?? ''
  return highlights.filter(({ end }) => end <= length).map(({ start, end }) => ({ start, end }))
}
