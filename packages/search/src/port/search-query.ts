import type { CountryCode, Locale } from '@shop/domain/market'

/** Orders of a result (CAT-07). */
export const SEARCH_SORTS = ['relevance', 'name-asc', 'name-desc', 'price-asc', 'price-desc', 'newest'] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

/** What narrows a result: one of the values of each filter, and all filters at once (CAT-05). */
export interface SearchFilters {
  readonly brands?: readonly string[]
  readonly tags?: readonly string[]
  /** Minor units, both bounds included. */
  readonly priceMinCent?: number
  readonly priceMaxCent?: number
  /** Stars: as many and up. */
  readonly ratingMin?: number
  /** Products of the category and of all below it. */
  readonly categoryId?: string
  readonly inStockOnly?: boolean
}

/** A page of products of a locale. Page and page size are checked by the caller. */
export interface SearchQuery {
  readonly locale: Locale
  readonly market: CountryCode
  /** What the shopper typed; without it, or without words in it, all products are meant. */
  readonly text?: string
  readonly filters: SearchFilters
  readonly sort: SearchSort
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** Whether facets are counted. */
  readonly facets: boolean
  /** A change the answer must know of: waits until this cursor is applied, for read-your-writes. */
  readonly minCursor?: string
}

/** What a shopper has typed so far. The last word is the beginning of one unless a space follows it. */
export interface SuggestQuery {
  readonly locale: Locale
  readonly market: CountryCode
  readonly text: string
  /** Most hits (SEARCH-14). */
  readonly limit: number
  /** As in a `SearchQuery`. */
  readonly minCursor?: string
}
