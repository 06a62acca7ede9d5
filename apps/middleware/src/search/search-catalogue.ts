import type { ParsedParamsOf } from '@shop/contract/operations'
import { DEFAULT_PAGE_SIZE, FIRST_PAGE } from '@shop/domain/product'
import { DEFAULT_SORT, type FacetCounts, narrowingFilters, type SearchFacets, searchTermOf } from '@shop/domain/search'
import type { CategoryCount, SearchQuery } from '@shop/search'
import type { OperationContext, OperationHandler } from '../call/operation-call.ts'
import { orFallback, searchDatabase } from './search-database.ts'
import { answeredSearch, hydrateHits, recordAnswer, type SearchedShop, searchedShopOf } from './search-response.ts'

/** Finds products. While no search engine is available the database is searched, without facets. */
export const searchCatalogue: OperationHandler<'searchCatalogue'> = async (call, params) => {
  const shop = searchedShopOf(call.market, params.locale)
  const query = queryOf(call, shop, params)
  const result = await orFallback(call.search.search(query), () => searchDatabase(call, shop, query))
  const [hits, facets] = await Promise.all([
    hydrateHits(call, shop, result.hits, query.text ?? ''),
    result.facets ? withCategoryNames(call, shop, result.facets) : undefined,
  ])
  const answer = answeredSearch(shop, result, hits)
  if (query.text && query.page === FIRST_PAGE && !params.isUnrecorded)
    recordAnswer(call, shop, answer, { text: query.text, place: 'results' })
  return { found: { ...answer, ...(facets ? { facets } : {}) } }
}

/** Records what a page of found products was searched by. The search itself is remembered, so that its figures are at hand. */
export const recordSearch: OperationHandler<'recordSearch'> = async (call, params) => {
  const shop = searchedShopOf(call.market, params.locale)
  const query = queryOf(call, shop, { ...params, facets: true })
  const result = await orFallback(call.search.search(query), () => searchDatabase(call, shop, query))
  const answer = answeredSearch(shop, result, [])
  if (query.text) recordAnswer(call, shop, answer, { text: query.text, place: 'results' })
  return { queryId: answer.queryId }
}

function queryOf({ market }: OperationContext, { locale }: SearchedShop, params: ParsedParamsOf<'searchCatalogue'>): SearchQuery {
  const text = searchTermOf(params.text)
  return {
    locale,
    market: market.country,
    ...(text ? { text } : {}),
    filters: narrowingFilters(params),
    sort: params.sort ?? DEFAULT_SORT,
    page: params.page ?? FIRST_PAGE,
    pageSize: params.pageSize ?? DEFAULT_PAGE_SIZE,
    facets: params.facets ?? false,
  }
}

/** Facets with the names of their categories; those that do not exist any more are left out. */
async function withCategoryNames(
  { search }: OperationContext,
  { language }: SearchedShop,
  counted: FacetCounts<CategoryCount>,
): Promise<SearchFacets> {
  const ids = counted.categories.map(({ id }) => id)
  const names = await search.categories(ids, language)
  const categories = counted.categories.flatMap(({ id, level, count }) => {
    const category = names.get(id)
    return category ? [{ ...category, level, count }] : []
  })
  return { ...counted, categories }
}
