import type { CountryCode, Locale } from '@shop/domain/market'
import type {
  CountedAttribute,
  FacetCounts,
  ListingSort,
  MatchLevel,
  NearSizes,
  SearchFilters,
  TextRange,
} from '@shop/domain/search'
import type { Offer, ProductFacts, ProductText } from './documents.ts'

/** A page of products of a locale. Page and page size are checked by the caller. */
export interface SearchQuery {
  readonly locale: Locale
  readonly market: CountryCode
  /** What the shopper typed; without it, or without words in it, all products are meant. */
  readonly text?: string
  /** Other texts that mean the same, such as those of synonyms: what any of them finds is found. */
  readonly otherTexts?: readonly string[]
  readonly filters: SearchFilters
  readonly sort: ListingSort
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** Whether facets are counted. */
  readonly facets: boolean
  /** Attributes that are counted with the facets, in the order of the result. */
  readonly attributes?: readonly CountedAttribute[]
  /** A change the result must reflect: waits until this cursor is applied, for read-your-writes. */
  readonly minCursor?: string
}

/** What a shopper has typed so far. The last word is the beginning of one unless a space follows it. */
export interface SuggestQuery {
  readonly locale: Locale
  readonly market: CountryCode
  readonly text: string
  /** As in a `SearchQuery`. */
  readonly otherTexts?: readonly string[]
  /** Maximum number of hits (SEARCH-14). */
  readonly limit: number
  /** As in a `SearchQuery`. */
  readonly minCursor?: string
}

/** A product that was found (SEARCH-19). The caller reads what it shows of it from the database. */
export interface IndexHit {
  readonly id: string
  /** Parts of the product's name that match what was typed, in order. */
  readonly highlights: readonly TextRange[]
}

/** A category products were found in; level 0 is a department. */
export interface CategoryCount {
  readonly id: string
  readonly level: number
  readonly count: number
}

export interface SearchResult {
  /** Exact number of products found. */
  readonly total: number
  readonly hits: readonly IndexHit[]
  readonly matchLevel: MatchLevel
  /** The query with words corrected, when that was needed to find something. */
  readonly didYouMean?: string
  /** The nearest sizes there are, where the one that was typed does not exist; what was found is of these. */
  readonly nearSizes?: NearSizes
  readonly facets?: FacetCounts<CategoryCount>
}

export interface SuggestResult extends Omit<SearchResult, 'facets'> {
  /** Categories whose names match, best first. */
  readonly categories: readonly { readonly id: string; readonly name: string }[]
  /** Brands whose names match, best first. */
  readonly brands: readonly string[]
}

/** What a search engine knows and how far it has come. */
export interface SearchStatus {
  readonly engine: string
  /** Last change applied; empty when it has to be filled from the beginning. */
  readonly appliedCursor: string
  /** Products per language or locale with texts. */
  readonly documents: Readonly<Record<string, number>>
  /** Published products per market. */
  readonly offers: Readonly<Partial<Record<CountryCode, number>>>
}

/** Finds products. */
export interface SearchReader {
  /** Throws `SearchUnavailableError` while it cannot answer; the caller then searches the database. */
  search(query: SearchQuery): Promise<SearchResult>
  suggest(query: SuggestQuery): Promise<SuggestResult>
}

/** Receives changes. Each replaces what was known of the same product, in any order. */
export interface SearchWriter {
  applyTexts(changes: readonly ProductText[]): Promise<void>
  applyFacts(changes: readonly ProductFacts[]): Promise<void>
  applyOffers(changes: readonly Offer[]): Promise<void>
  remove(productIds: readonly string[]): Promise<void>
  /** Says that everything up to this cursor (a whole number as decimal text) has been applied. */
  advance(cursor: string): Promise<void>
  /** Reorganizes what changes have left behind, of one language or of all; searches go on meanwhile. */
  rebuild(language?: string): Promise<void>
  status(): Promise<SearchStatus>
}

/** A search engine. The embedded one and OpenSearch fulfil the same contract. */
export interface SearchPort extends SearchReader, SearchWriter {
  close(): Promise<void>
}

/** Whether a cursor is at least as far as another one; an empty one is before all. */
export function hasReached(cursor: string, wanted: string): boolean {
  return numberOf(cursor) >= numberOf(wanted)
}

function numberOf(cursor: string): bigint {
  return /^\d+$/.test(cursor) ? BigInt(cursor) : -1n
}

/** Why a search cannot be answered now: it is being filled, its process ended, or it lags behind the change asked for. */
export type SearchUnavailableReason = 'starting' | 'crashed' | 'closed' | 'behind' | 'unreachable'

/** Thrown instead of an answer that would be wrong. Trying again later helps. */
export class SearchUnavailableError extends Error {
  override readonly name = 'SearchUnavailableError'
  readonly reason: SearchUnavailableReason

  constructor(reason: SearchUnavailableReason, options?: ErrorOptions) {
    super(`The search is not available: ${reason}`, options)
    this.reason = reason
  }
}
