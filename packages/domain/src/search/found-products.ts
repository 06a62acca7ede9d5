import type { CategoryReference, CategoryTree } from '../category/index.ts'
import type { ProductProjection } from '../product/index.ts'
import type { Side } from './attribute-values.ts'
import type { FacetCounts, ValueCount } from './facets.ts'
import type { MeasureBin } from './measure-bins.ts'

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

/** A size that was asked for and does not exist, and the nearest that do, in the unit that was typed. */
export interface NearSizes {
  readonly asked: number
  /** Ascending. */
  readonly offered: readonly number[]
  /** As it was typed, in lower case. */
  readonly unit: string
}

/** A category in which products were found; level 0 is a department (CAT-05). */
export interface CategoryFacet extends CategoryReference {
  /** Tree it is of (CAT-12). */
  readonly tree: CategoryTree
  readonly level: number
  /** Key of the category above it. */
  readonly parentKey?: string
  readonly count: number
}

/** An attribute to choose values of, named in the language of the listing. */
export interface ChoiceAttribute {
  readonly name: string
  readonly label: string
  /** Whether it is something that products have or do not have: `true` is its only value, and its name says it. */
  readonly isYesOrNo?: boolean
  /** Whether its values are numbers, by which a listing can be ordered. */
  readonly isNumber?: boolean
  /** Labels in the language. */
  readonly values: readonly (ValueCount & { readonly label: string })[]
}

/** An attribute to choose numbers of, ascending. */
export interface MeasureAttribute {
  readonly name: string
  readonly label: string
  /** Which side of the goods it is, where the label is of all three. */
  readonly side?: Side
  /** As the language writes it; missing for plain numbers. */
  readonly unit?: string
  readonly bins: readonly MeasureBin[]
}

/** An attribute by which a listing can be narrowed, with how many products that would leave. */
export type AttributeFacet = ChoiceAttribute | MeasureAttribute

/** How many products each further choice would leave, with the names of categories and attributes. */
export type SearchFacets = FacetCounts<CategoryFacet, AttributeFacet>

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
  /** What is shown instead of a size that does not exist. */
  readonly nearSizes?: NearSizes
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
