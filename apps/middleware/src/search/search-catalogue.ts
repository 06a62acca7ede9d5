import type { ParsedParamsOf } from '@shop/contract/operations'
import { DEFAULT_PAGE_SIZE, FIRST_PAGE } from '@shop/domain/product'
import {
  type CategoryFacet,
  DEFAULT_SORT,
  type FacetCounts,
  narrowingFilters,
  otherTextsOf,
  type SearchFacets,
  searchTermOf,
} from '@shop/domain/search'
import type { CategoryCount, SearchQuery, SearchResult } from '@shop/search'
import type { OperationContext, OperationHandler } from '../call/operation-call.ts'
import { attributesToCount, dominantCategory, namedAttributes } from './attribute-facets.ts'
import { orFallback, searchDatabase } from './search-database.ts'
import { answeredSearch, hydrateHits, recordAnswer, type SearchedShop, searchedShopOf } from './search-response.ts'

/**
 * Finds products. What they are filtered by besides is that of their category: the one asked for, or the one that most of what
 * was found is in. While no search engine is available the database is searched, without facets.
 */
export const searchCatalogue: OperationHandler<'searchCatalogue'> = async (call, params) => {
  const shop = searchedShopOf(call.market, params.locale)
  const query = queryOf(call, shop, params)
  const result = await orFallback(search(call, shop, query), () => searchDatabase(call, shop, query))
  const [hits, facets] = await Promise.all([
    hydrateHits(call, shop, result.hits, query.text ?? ''),
    result.facets ? withNames(call, shop, query, { ...result, facets: result.facets }) : undefined,
  ])
  const answer = answeredSearch(shop, result, hits)
  if (query.text && query.page === FIRST_PAGE && !params.isUnrecorded)
    recordAnswer(call, shop, answer, { text: query.text, place: 'results' })
  return { found: { ...answer, ...(facets ? { facets } : {}) } }
}

/** A search with the attributes that are worth counting; which these are, a search by words has to find out first. */
async function search(call: OperationContext, shop: SearchedShop, query: SearchQuery): Promise<SearchResult> {
  if (!query.facets) return call.search.search(query)
  const { filters } = query
  const found = filters.categoryId === undefined ? await call.search.search(query) : undefined
  const categories = found?.facets ? await namedCategories(call, shop, found.facets.categories) : []
  const categoryId = filters.categoryId ?? dominantCategory(categories, found?.total ?? 0)
  const attributes = await attributesToCount(call, categoryId, filters)
  if (found && attributes.length === 0) return found
  return call.search.search(attributes.length === 0 ? query : { ...query, attributes })
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

function queryOf(
  { market, catalogue }: OperationContext,
  { locale, language }: SearchedShop,
  params: ParsedParamsOf<'searchCatalogue'>,
): SearchQuery {
  const text = searchTermOf(params.text)
  const otherTexts = otherTextsOf(text, catalogue.model.synonyms.get(language))
  return {
    locale,
    market: market.country,
    ...(text ? { text } : {}),
    ...(otherTexts.length > 0 ? { otherTexts } : {}),
    filters: narrowingFilters(params),
    sort: params.sort ?? DEFAULT_SORT,
    page: params.page ?? FIRST_PAGE,
    pageSize: params.pageSize ?? DEFAULT_PAGE_SIZE,
    facets: params.facets ?? false,
  }
}

/** Facets with the names of their categories and attributes; what does not exist any more is left out. */
async function withNames(
  call: OperationContext,
  shop: SearchedShop,
  { filters }: SearchQuery,
  { total, facets }: { readonly total: number; readonly facets: FacetCounts<CategoryCount> },
): Promise<SearchFacets> {
  const categories = await namedCategories(call, shop, facets.categories)
  const attributes = namedAttributes(call.catalogue.model.definitions, facets.attributes, { locale: shop.locale, total, filters })
  return { ...facets, categories, attributes }
}

async function namedCategories(
  { search }: OperationContext,
  { language }: SearchedShop,
  counted: readonly CategoryCount[],
): Promise<CategoryFacet[]> {
  const ids = counted.map(({ id }) => id)
  const names = await search.categories(ids, language)
  return counted.flatMap(({ id, level, count }) => {
    const category = names.get(id)
    return category ? [{ ...category, level, count }] : []
  })
}
