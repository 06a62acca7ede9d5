import type { CategoryReference, CategoryTree } from '../category/index.ts'
import type { ProductProjection } from '../product/index.ts'
import type { FacetCounts } from './facets.ts'

/** A part of a text, in UTF-16 units; the end is not in it. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** A product that was found, and for which words (SEARCH-19). */
export interface SearchHit {
  readonly product: ProductProjection
  /** What was typed; empty in a listing without words. */
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

/** How many products each further choice would leave, with the names of the categories. */
export type SearchFacets = FacetCounts<CategoryFacet>

/** A page of products that were found. */
export interface FoundProducts {
  /** Identifies this result when something of it is clicked (SEARCH-15). */
  readonly queryId: string
  /** Index that was searched, such as `prod.de-DE` (SEARCH-17). */
  readonly index: string
  readonly total: number
  readonly hits: readonly SearchHit[]
  readonly matchLevel: MatchLevel
  /** The words corrected, where that was needed to find something. */
  readonly didYouMean?: string
  readonly facets?: SearchFacets
}

/** What a search field shows while a shopper types. */
export interface Suggestions extends Omit<FoundProducts, 'facets'> {
  /** Categories and brands whose names match, best first. */
  readonly categories: readonly CategoryReference[]
  readonly brands: readonly string[]
}

/** What happens to products that were found: they are seen, or one of them is opened (SEARCH-16). */
export const SEARCH_EVENT_TYPES = ['view', 'click'] as const
export type SearchEventType = (typeof SEARCH_EVENT_TYPES)[number]

/** Where they were found. */
export const SEARCH_PLACES = ['suggestions', 'results'] as const
export type SearchPlace = (typeof SEARCH_PLACES)[number]
