export { type FilteredQuery, findFilteredProducts } from './find-filtered-products.ts'
export { readSearchChanges, type SearchChanges } from './search-changes.ts'
export {
  type AnsweredSearch,
  forgetSearches,
  recordSearchEvent,
  recordSearchQueries,
  reportSearches,
  type SearchEvent,
  type SearchReportLine,
  type SearchReportQuery,
} from './search-log.ts'
export {
  ownerIdsOf,
  readSearchNames,
  readSearchTexts,
  type SearchName,
  type SearchProduct,
  type SearchText,
  searchProductOf,
} from './search-products.ts'
