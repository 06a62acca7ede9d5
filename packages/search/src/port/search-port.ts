import type { CountryCode } from '@shop/domain/market'
import type { Offer } from './offer.ts'
import type { ProductFacts } from './product-facts.ts'
import type { ProductText } from './product-text.ts'
import type { SearchQuery, SuggestQuery } from './search-query.ts'
import type { SearchResult, SuggestResult } from './search-result.ts'

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
  /** Throws `SearchUnavailableError` while it cannot answer; the caller has a plainer way then. */
  search(query: SearchQuery): Promise<SearchResult>
  suggest(query: SuggestQuery): Promise<SuggestResult>
}

/** Is told what changed. Everything replaces what was known of the same product, in whatever order it comes. */
export interface SearchWriter {
  applyTexts(changes: readonly ProductText[]): Promise<void>
  applyFacts(changes: readonly ProductFacts[]): Promise<void>
  applyOffers(changes: readonly Offer[]): Promise<void>
  remove(productIds: readonly string[]): Promise<void>
  /** Says that everything up to this cursor (a whole number as decimal text) has been applied. */
  advance(cursor: string): Promise<void>
  /** Orders anew what changes have left behind, of one language or of all; searches go on meanwhile. */
  rebuild(language?: string): Promise<void>
  status(): Promise<SearchStatus>
}

/** A search engine. The embedded one and OpenSearch keep the same contract. */
export interface SearchPort extends SearchReader, SearchWriter {
  close(): Promise<void>
}
