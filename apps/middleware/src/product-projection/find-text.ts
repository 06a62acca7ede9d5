import { type CountryCode, type Language, LOCALES } from '@shop/domain/market'
import { otherTextsOf } from '@shop/domain/search'
import type { ProductSearch } from '@shop/engine/product-search'
import type { OperationDependencies } from '../call/answer-operation.ts'
import { orFallback } from '../search/search-database.ts'
import type { ProjectionRequest } from './parse-search.ts'

/** Products that words may find; of more the best are taken. */
const MAX_FOUND = 1000
/** All words are there as they were typed, or after corrections. */
const AS_TYPED = 1
const CORRECTED = 2

/**
 * Looks a request's words up in the search of the shop, so that programs find what buyers find and in that order (API-44,
 * SEARCH-17): in the market whose prices are asked for, else in every market of the language. While no search engine is
 * available the words are left to the database.
 */
export async function findText(
  { search: engine, catalogue }: Pick<OperationDependencies, 'search' | 'catalogue'>,
  { search, isFuzzy }: ProjectionRequest,
): Promise<ProductSearch> {
  const { text, country } = search
  if (!text || text.words.trim() === '') return search
  const otherTexts = otherTextsOf(text.words, catalogue.model.synonyms.get(text.language))
  const found = localesOf(text.language, country).map(async locale => {
    const { hits, matchLevel } = await engine.search({
      locale,
      market: locale.slice(3) as CountryCode,
      text: text.words,
      ...(otherTexts.length > 0 ? { otherTexts } : {}),
      filters: {},
      sort: 'relevance',
      page: 1,
      pageSize: MAX_FOUND,
      facets: false,
    })
    return matchLevel <= (isFuzzy ? CORRECTED : AS_TYPED) ? hits.map(({ id }) => id) : []
  })
  const ids = await orFallback(Promise.all(found), async () => undefined)
  if (!ids) return search
  return { ...search, text: { ...text, foundIds: [...new Set(ids.flat())].slice(0, MAX_FOUND) } }
}

function localesOf(language: Language, country: CountryCode | undefined) {
  const spoken = LOCALES.filter(locale => locale.startsWith(`${language}-`))
  const own = spoken.filter(locale => locale.endsWith(`-${country}`))
  return own.length > 0 ? own : spoken
}
