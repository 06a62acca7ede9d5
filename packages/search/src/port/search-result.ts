/** A part of a text, in UTF-16 units; the end is not in it. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** A product that was found (SEARCH-19). The caller reads what it shows of it from the database. */
export interface SearchHit {
  readonly id: string
  /** Parts of the product's name that match what was typed, in order. */
  readonly highlights: readonly TextRange[]
}

/** How well a result fits: no text, every word, every word after corrections, only some of the words. */
export type MatchLevel = 0 | 1 | 2 | 3

export interface FacetCount {
  readonly value: string
  readonly count: number
}

/** A category products were found in; level 0 is a department. */
export interface CategoryCount {
  readonly id: string
  readonly level: number
  readonly count: number
}

/** Counts beside a result: each facet obeys all filters but its own, so that it shows what choosing a value would bring. */
export interface SearchFacets {
  /** Most products first, as are tags. */
  readonly brands: readonly FacetCount[]
  readonly tags: readonly FacetCount[]
  /** By level, then most products first (CAT-05: levels 0 to 4). */
  readonly categories: readonly CategoryCount[]
  /** Minor units; null when nothing was found. */
  readonly price: { readonly minCent: number; readonly maxCent: number } | null
  /** Products with so many stars and up, for 1 to 5. */
  readonly ratings: readonly { readonly stars: number; readonly count: number }[]
}

export interface SearchResult {
  /** Exact number of products found. */
  readonly total: number
  readonly hits: readonly SearchHit[]
  readonly matchLevel: MatchLevel
  /** The query with words put right, when that was needed to find something. */
  readonly didYouMean?: string
  readonly facets?: SearchFacets
}

export interface SuggestResult {
  readonly total: number
  readonly hits: readonly SearchHit[]
  readonly matchLevel: MatchLevel
  readonly didYouMean?: string
  /** Categories whose names match, best first. */
  readonly categories: readonly { readonly id: string; readonly name: string }[]
  /** Brands whose names match, best first. */
  readonly brands: readonly string[]
}
