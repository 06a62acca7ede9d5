import type { ProductSort } from '@shop/domain/product'
import { findProducts } from '@shop/engine/product'
import { type SearchQuery, type SearchResult, type SearchSort, SearchUnavailableError } from '@shop/search'
import type { OperationCall } from '../call/operation-call.ts'
import type { SearchedShop } from './searched-shop.ts'

const SORTS: Readonly<Record<SearchSort, ProductSort>> = {
  relevance: 'relevance',
  'name-asc': 'name-asc',
  'name-desc': 'name-desc',
  'price-asc': 'price-up',
  'price-desc': 'price-down',
  newest: 'latest',
}

/** An answer of the search, or what the database says while the search cannot answer. */
export async function orPlainly<Answer, Plain>(answer: Promise<Answer>, plainly: () => Promise<Plain>): Promise<Answer | Plain> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof SearchUnavailableError) return plainly()
    throw error
  }
}

/** Products by the words of their names, without facets, corrections or filters by price and rating. */
export async function searchPlainly(
  { engine, market }: Pick<OperationCall, 'engine' | 'market'>,
  { language }: SearchedShop,
  { text, filters, sort, page, pageSize }: Pick<SearchQuery, 'text' | 'filters' | 'sort' | 'page' | 'pageSize'>,
): Promise<
  Pick<SearchResult, 'total' | 'hits' | 'matchLevel'> & { readonly facets?: undefined; readonly didYouMean?: undefined }
> {
  const { brands, tags, categoryId, inStockOnly } = filters
  const { results, total } = await findProducts(engine, {
    where: {
      ...(text ? { text } : {}),
      ...(brands?.[0] ? { brand: brands[0] } : {}),
      ...(tags?.length ? { tags: tags as never } : {}),
      ...(categoryId ? { categoryIds: [categoryId] } : {}),
      ...(inStockOnly ? { isOnStock: true } : {}),
    },
    sort: SORTS[sort],
    language,
    currency: market.currency,
    country: market.country,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  return { total, hits: results.map(({ id }) => ({ id, highlights: [] })), matchLevel: text ? 1 : 0 }
}
