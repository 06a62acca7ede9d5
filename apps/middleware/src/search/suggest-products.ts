import { randomUUID } from 'node:crypto'
import { searchIndexNameOf } from '@shop/domain/market'
import { SUGGESTED_HITS, type Suggestions, searchTermOf } from '@shop/domain/search'
import type { OperationHandler } from '../call/operation-call.ts'
import { hitsOf } from './hits-of.ts'
import { orPlainly, searchPlainly } from './search-plainly.ts'
import { searchedShopOf } from './searched-shop.ts'

/** Products, categories and brands for what was typed so far (SEARCH-14). A space at the end ends the last word. */
export const suggestProducts: OperationHandler<'suggestProducts'> = async (call, params) => {
  const shop = searchedShopOf(call.market, params.locale)
  const term = searchTermOf(params.text)
  const text = /\s$/.test(params.text) ? `${term} ` : term
  const query = { locale: shop.locale, market: call.market.country, text, limit: SUGGESTED_HITS }
  const result = await orPlainly(call.search.suggest(query), async () => ({
    ...(await searchPlainly(call, shop, { text: term, filters: {}, sort: 'relevance', page: 1, pageSize: SUGGESTED_HITS })),
    categories: [],
    brands: [],
  }))
  const ids = result.categories.map(({ id }) => id)
  const [hits, categories] = await Promise.all([
    hitsOf(call, shop, result.hits, term),
    call.search.categories(ids, shop.language),
  ])
  const { total, matchLevel, didYouMean, brands } = result
  const queryId = randomUUID()
  const { storeKey, search } = call
  search.recordQuery({ id: queryId, storeKey, language: shop.language, text: term, total, matchLevel, place: 'suggestions' })
  const suggestions: Suggestions = {
    queryId,
    index: searchIndexNameOf(shop.locale),
    total,
    hits,
    matchLevel,
    ...(didYouMean ? { didYouMean } : {}),
    categories: ids.flatMap(id => {
      const category = categories.get(id)
      return category ? [{ id, key: category.key, name: category.name, slug: category.slug }] : []
    }),
    brands: [...brands],
  }
  return { suggestions }
}
