import type { ParsedParamsOf } from '@shop/contract/operations'
import { DEFAULT_PAGE_SIZE, FIRST_PAGE, type ProductSort } from '@shop/domain/product'
import { type SearchFacets, searchTermOf } from '@shop/domain/search'
import type { SearchFacets as CountedFacets, SearchQuery, SearchSort } from '@shop/search'
import type { OperationCall, OperationHandler } from '../call/operation-call.ts'
import { answeredSearch, recordAnswer } from './answered-search.ts'
import { hitsOf } from './hits-of.ts'
import { orPlainly, searchPlainly } from './search-plainly.ts'
import { type SearchedShop, searchedShopOf } from './searched-shop.ts'

const SORTS: Readonly<Record<ProductSort, SearchSort>> = {
  relevance: 'relevance',
  'name-asc': 'name-asc',
  'name-desc': 'name-desc',
  'price-up': 'price-asc',
  'price-down': 'price-desc',
  latest: 'newest',
}

/** Finds products. While the search cannot answer, the database does, more plainly and without facets. */
export const searchCatalogue: OperationHandler<'searchCatalogue'> = async (call, params) => {
  const shop = searchedShopOf(call.market, params.locale)
  const query = queryOf(call, shop, params)
  const result = await orPlainly(call.search.search(query), () => searchPlainly(call, shop, query))
  const [hits, facets] = await Promise.all([
    hitsOf(call, shop, result.hits, query.text ?? ''),
    result.facets ? facetsOf(call, shop, result.facets) : undefined,
  ])
  const answer = answeredSearch(shop, result, hits)
  if (query.text && query.page === FIRST_PAGE && !params.isDraft)
    recordAnswer(call, shop, answer, { text: query.text, place: 'results' })
  return { found: { ...answer, ...(facets ? { facets } : {}) } }
}

function queryOf({ market }: OperationCall, { locale }: SearchedShop, params: ParsedParamsOf<'searchCatalogue'>): SearchQuery {
  const { brands, tags, priceMinCent, priceMaxCent, ratingMin, categoryId, inStockOnly } = params
  const text = searchTermOf(params.text)
  return {
    locale,
    market: market.country,
    ...(text ? { text } : {}),
    filters: {
      ...(brands?.length ? { brands } : {}),
      ...(tags?.length ? { tags } : {}),
      ...(priceMinCent === undefined ? {} : { priceMinCent }),
      ...(priceMaxCent === undefined ? {} : { priceMaxCent }),
      ...(ratingMin === undefined ? {} : { ratingMin }),
      ...(categoryId === undefined ? {} : { categoryId }),
      ...(inStockOnly ? { inStockOnly } : {}),
    },
    sort: SORTS[params.sort ?? 'relevance'],
    page: params.page ?? FIRST_PAGE,
    pageSize: params.pageSize ?? DEFAULT_PAGE_SIZE,
    facets: params.facets ?? false,
  }
}

/** Facets with the names of their categories; those that are no more are left out. */
async function facetsOf({ search }: OperationCall, { language }: SearchedShop, counted: CountedFacets): Promise<SearchFacets> {
  const names = await search.categories(
    counted.categories.map(({ id }) => id),
    language,
  )
  const { price } = counted
  return {
    brands: counted.brands.map(({ value, count }) => ({ value, count })),
    tags: counted.tags.map(({ value, count }) => ({ value, count })),
    categories: counted.categories.flatMap(({ id, level, count }) => {
      const category = names.get(id)
      return category ? [{ ...category, level, count }] : []
    }),
    price: price ? { minCent: price.minCent, maxCent: price.maxCent } : null,
    ratings: counted.ratings.map(({ stars, count }) => ({ stars, count })),
  }
}
