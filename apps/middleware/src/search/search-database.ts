import { findFilteredProducts } from '@shop/engine/search'
import { type SearchQuery, type SearchResult, SearchUnavailableError } from '@shop/search'
import type { OperationContext } from '../call/operation-call.ts'
import type { SearchedShop } from './search-response.ts'

/** What a search engine returns, or what the database finds while no engine is available. */
export async function orFallback<Result, Fallback>(
  result: Promise<Result>,
  fallback: () => Promise<Fallback>,
): Promise<Result | Fallback> {
  try {
    return await result
  } catch (error) {
    if (error instanceof SearchUnavailableError) return fallback()
    throw error
  }
}

/**
 * Products by the beginnings of the words in their names, brands and numbers, with all filters and orders. Nothing is corrected,
 * and no facets are counted: the result has none, and the page then offers no filters.
 */
export async function searchDatabase(
  { engine, market }: Pick<OperationContext, 'engine' | 'market'>,
  { language }: SearchedShop,
  { text, filters, sort, page, pageSize }: Pick<SearchQuery, 'text' | 'filters' | 'sort' | 'page' | 'pageSize'>,
): Promise<
  Pick<SearchResult, 'total' | 'hits' | 'matchLevel'> & { readonly facets?: undefined; readonly didYouMean?: undefined }
> {
  const { currency, country } = market
  const paged = { limit: pageSize, offset: (page - 1) * pageSize }
  const { ids, total } = await findFilteredProducts(engine, { text, filters, sort, language, currency, country, ...paged })
  return { total, hits: ids.map(id => ({ id, highlights: [] })), matchLevel: text ? 1 : 0 }
}
