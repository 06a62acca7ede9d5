export type { CategoryName, FittedProduct, Offer, ProductFacts, ProductText } from './documents.ts'
export {
  type CategoryCount,
  type IndexHit,
  type SearchPort,
  type SearchQuery,
  type SearchReader,
  type SearchResult,
  type SearchStatus,
  SearchUnavailableError,
  type SearchUnavailableReason,
  type SearchWriter,
  type SuggestQuery,
  type SuggestResult,
} from './search-port.ts'
