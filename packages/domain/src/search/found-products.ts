import type { CategoryReference, CategoryTree } from '../category/index.ts'
import type { ProductProjection } from '../product/index.ts'

/** A part of a text, in UTF-16 units; the end is not in it. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** A product that was found, and for which words (SEARCH-19). */
export interface SearchHit {
  readonly product: ProductProjection
  /** What was typed; empty where a listing was asked for. */
  readonly searchTerm: string
  /** Parts of the product's name that match it, in order. */
  readonly highlights: readonly TextRange[]
}

/** How well a result fits: no text was given, every word, every word after corrections, only some of the words. */
export type MatchLevel = 0 | 1 | 2 | 3

/** A category in which products were found; level 0 is a department (CAT-05). */
export interface CategoryFacet extends CategoryReference {
  /** Tree it is of (CAT-12). */
  readonly tree: CategoryTree
  readonly level: number
  /** Key of the category above it. */
  readonly parentKey?: string
  readonly count: number
}

/** How many products each further choice would leave. Every facet heeds all filters but its own. */
export interface SearchFacets {
  readonly brands: readonly { readonly value: string; readonly count: number }[]
  readonly tags: readonly { readonly value: string; readonly count: number }[]
  readonly categories: readonly CategoryFacet[]
  /** Cents; null where nothing was found. */
  readonly price: { readonly minCent: number; readonly maxCent: number } | null
  /** Products with so many stars and up. */
  readonly ratings: readonly { readonly stars: number; readonly count: number }[]
}

/** A page of products that were found. */
export interface FoundProducts {
  /** Names this answer when something of it is clicked (SEARCH-15). */
  readonly queryId: string
  /** Index that was asked, such as `prod.de-DE` (SEARCH-17). */
  readonly index: string
  readonly total: number
  readonly hits: readonly SearchHit[]
  readonly matchLevel: MatchLevel
  /** The words put right, where that was needed to find something. */
  readonly didYouMean?: string
  readonly facets?: SearchFacets
}

/** What a search field shows while somebody types. */
export interface Suggestions extends Omit<FoundProducts, 'facets'> {
  /** Categories and brands whose names match, best first. */
  readonly categories: readonly CategoryReference[]
  readonly brands: readonly string[]
}
