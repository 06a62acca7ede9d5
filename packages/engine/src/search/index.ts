export { type FilteredQuery, findFilteredProducts } from './find-filtered-products.ts'
export {
  currentSearchCursor,
  readSearchChanges,
  readTimedPriceChanges,
  type SearchChanges,
} from './search-changes.ts'
export {
  type AnsweredSearch,
  forgetSearches,
  recordSearchEvent,
  recordSearchQuery,
  reportSearches,
  type SearchEvent,
  type SearchReportLine,
  type SearchReportQuery,
} from './search-log.ts'
export {
  readSearchAttributes,
  readSearchProductIds,
  readSearchProducts,
  type SearchCategory,
  type SearchProduct,
} from './search-products.ts'
