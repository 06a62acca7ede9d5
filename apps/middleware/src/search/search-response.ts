import { randomUUID } from 'node:crypto'
import { defaultLanguageOf, type Language, type Locale, localeOf, type Market, searchIndexNameOf } from '@shop/domain/market'
import type { ProductProjection } from '@shop/domain/product'
import type { FoundProducts, SearchHit, SearchPlace } from '@shop/domain/search'
import type { IndexHit, SearchResult } from '@shop/search'
import type { OperationContext } from '../call/operation-call.ts'

/** In which texts and prices a search looks. */
export interface SearchedShop {
  readonly language: Language
  readonly locale: Locale
}

/** The language asked for, or the first of the market, with its locale there. */
export function searchedShopOf(market: Market, asked: Language | undefined): SearchedShop {
  const language = asked ?? defaultLanguageOf(market)
  return { language, locale: localeOf(market, market.languages.includes(language) ? language : defaultLanguageOf(market)) }
}

type Result = Pick<SearchResult, 'total' | 'matchLevel' | 'nearSizes'> & { readonly didYouMean?: string | undefined }

/** What an answer says of itself and its products, under a name of its own (SEARCH-15, SEARCH-17). */
export function answeredSearch(
  { locale }: SearchedShop,
  { total, matchLevel, didYouMean, nearSizes }: Result,
  hits: readonly SearchHit[],
): Omit<FoundProducts, 'facets'> {
  const queryId = randomUUID()
  const said = { ...(didYouMean ? { didYouMean } : {}), ...(nearSizes ? { nearSizes } : {}) }
  return { queryId, index: searchIndexNameOf(locale), total, hits, matchLevel, ...said }
}

/** Writes down what was asked and how much there was. */
export function recordAnswer(
  { search, storeKey }: Pick<OperationContext, 'search' | 'storeKey'>,
  { language }: SearchedShop,
  { queryId, total, matchLevel }: Omit<FoundProducts, 'facets'>,
  asked: { readonly text: string; readonly place: SearchPlace },
): void {
  search.recordQuery({ id: queryId, storeKey, language, total, matchLevel, ...asked })
}

/**
 * The products of hits as they are now, in their order; those that were withdrawn meanwhile are left out, so that nothing
 * is shown that cannot be bought (SEARCH-19, SEARCH-20).
 */
export async function hydrateHits(
  { catalogue, market }: Pick<OperationContext, 'catalogue' | 'market'>,
  { language }: SearchedShop,
  found: readonly IndexHit[],
  searchTerm: string,
): Promise<SearchHit[]> {
  const ids = found.map(({ id }) => id)
  const cards = await catalogue.findCards(ids, { language, currency: market.currency, country: market.country })
  const products = new Map<string, ProductProjection>(cards.map(product => [product.id, product]))
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
