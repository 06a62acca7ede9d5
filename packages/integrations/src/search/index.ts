export { createSearchProvider, type SearchSettings } from './multi-query-search.ts'
export type { SearchAnswer, SearchHit, SearchProvider, SearchQuery } from './search-provider.ts'
