import type { CustomerGroupKey } from '@shop/domain/customer'
import type { CountryCode, Language } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'
import type { PriceSelection } from '@shop/domain/product'
import type { FacetExpression, FilterExpression } from '@shop/domain/product-search'
import type { QueryPredicate } from '@shop/domain/query-predicate'

/** Orders a search knows, each up or down. */
export type ProjectionSort = {
  readonly by: 'price' | 'name' | 'createdAt' | 'key' | 'id' | 'score'
  /** Language of the names to order by. */
  readonly language?: Language
  readonly isDescending: boolean
}

/** Words in one language. */
export interface SearchedText {
  readonly language: Language
  readonly words: string
  /** What the search engine found for them, best first; without it the database looks for the beginnings of the words. */
  readonly foundIds?: readonly string[]
}

/** A search among published products (API-44). */
export interface ProductSearch {
  readonly text?: SearchedText
  /** Applied before facets are counted. */
  readonly queryFilters?: readonly FilterExpression[]
  /** Applied to the results only. */
  readonly filters?: readonly FilterExpression[]
  readonly facets?: readonly FacetExpression[]
  readonly predicates?: readonly QueryPredicate[]
  readonly key?: string
  readonly id?: string
  readonly sort?: readonly ProjectionSort[]
  readonly limit: number
  readonly offset: number
  /** Which price of each variant is the one that counts; without currency none. */
  readonly currency?: CurrencyCode
  /** Without it only prices count that hold wherever their currency does. */
  readonly country?: CountryCode
  /** Without it only prices for everybody count. */
  readonly customerGroupKey?: CustomerGroupKey
}

/** Counted values of a facet; numbers are of products. */
export interface TermsFacetResult {
  readonly kind: 'terms'
  readonly missing: number
  readonly total: number
  readonly other: number
  readonly terms: readonly { readonly term: unknown; readonly count: number }[]
}

/** Counted ranges of a facet, in the order asked for; a range has its lower bound in it and not its upper one. */
export interface RangesFacetResult {
  readonly kind: 'ranges'
  readonly ranges: readonly {
    readonly from: number | null
    readonly to: number | null
    readonly count: number
    readonly totalCount: number
    readonly min: number
    readonly max: number
    readonly mean: number
    readonly total: number
  }[]
}

export type FacetResult = TermsFacetResult | RangesFacetResult

/** A country that does not exist: only prices that hold wherever their currency does. */
const NOWHERE = 'ZZ' as CountryCode

/** The prices a search is about at an instant; of a search without currency some that are not shown. */
export function priceSelectionOf(
  { currency, country, customerGroupKey }: Pick<ProductSearch, 'currency' | 'country' | 'customerGroupKey'>,
  now: string,
): PriceSelection {
  const group = customerGroupKey === undefined ? {} : { customerGroupKey }
  return { currency: currency ?? 'EUR', country: country ?? NOWHERE, now, ...group }
}
