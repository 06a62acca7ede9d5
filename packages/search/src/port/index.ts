export type { CategoryName, Offer, ProductFacts, ProductText } from './documents.ts'
export {
  type CategoryCount,
  hasReached,
  type IndexHit,
  type SearchPort,
  type SearchQuery,
  type SearchReader,
  type SearchResult,
  type SearchStatus,
  type SearchWriter,
  type SuggestQuery,
  type SuggestResult,
} from './search-port.ts'
export { SearchUnavailableError, type SearchUnavailableReason } from './search-unavailable-error.ts'
