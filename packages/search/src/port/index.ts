export { hasReached } from './has-reached.ts'
export type { Offer } from './offer.ts'
export type { ProductFacts } from './product-facts.ts'
export type { CategoryName, ProductText } from './product-text.ts'
export type { SearchPort, SearchReader, SearchStatus, SearchWriter } from './search-port.ts'
export { SEARCH_SORTS, type SearchFilters, type SearchQuery, type SearchSort, type SuggestQuery } from './search-query.ts'
export type {
  CategoryCount,
  FacetCount,
  MatchLevel,
  SearchFacets,
  SearchHit,
  SearchResult,
  SuggestResult,
  TextRange,
} from './search-result.ts'
export { SearchUnavailableError, type SearchUnavailableReason } from './search-unavailable-error.ts'
