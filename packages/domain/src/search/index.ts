export { fold } from './fold.ts'
export type {
  CategoryFacet,
  FoundProducts,
  MatchLevel,
  SearchFacets,
  SearchHit,
  Suggestions,
  TextRange,
} from './found-products.ts'
export {
  MAX_SEARCH_LENGTH,
  MIN_SUGGESTION_LENGTH,
  RESULT_CACHE_MS,
  SEARCH_DEBOUNCE_MS,
  SUGGESTED_HITS,
  searchTermOf,
} from './search-bounds.ts'
export { SEARCH_EVENT_TYPES, SEARCH_PLACES, type SearchEventType, type SearchPlace } from './search-event.ts'
