import { otherTextsOf, SUGGESTED_HITS, type Suggestions, searchTermOf } from '@shop/domain/search'
import type { OperationHandler } from '../call/operation-call.ts'
import { orFallback, searchDatabase } from './search-database.ts'
import { answeredSearch, hydrateHits, recordAnswer, searchedShopOf } from './search-response.ts'

/** Products, categories and brands for what was typed so far (SEARCH-14). A space at the end ends the last word. */
export const suggestProducts: OperationHandler<'suggestProducts'> = async (call, params) => {
  const shop = searchedShopOf(call.market, params.locale)
  const term = searchTermOf(params.text)
  const text = /\s$/.test(params.text) ? `${term} ` : term
  const otherTexts = otherTextsOf(term, call.catalogue.model.synonyms.get(shop.language))
  const others = otherTexts.length > 0 ? { otherTexts } : {}
  const query = { ...others, locale: shop.locale, market: call.market.country, text, limit: SUGGESTED_HITS }
  const result = await orFallback(call.search.suggest(query), async () => ({
    ...(await searchDatabase(call, shop, { text: term, filters: {}, sort: 'relevance', page: 1, pageSize: SUGGESTED_HITS })),
    categories: [],
    brands: [],
  }))
  const ids = result.categories.map(({ id }) => id)
  const [hits, categories] = await Promise.all([
    hydrateHits(call, shop, result.hits, term),
    call.search.categories(ids, shop.language),
  ])
  const answer = answeredSearch(shop, result, hits)
  recordAnswer(call, shop, answer, { text: term, place: 'suggestions' })
  const suggestions: Suggestions = {
    ...answer,
    categories: ids.flatMap(id => {
      const category = categories.get(id)
      return category ? [{ id, key: category.key, name: category.name, slug: category.slug }] : []
    }),
    brands: [...result.brands],
  }
  return { suggestions }
}
