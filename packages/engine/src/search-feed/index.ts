export {
  currentSearchCursor,
  forgetSearchChanges,
  readSearchChanges,
  readTimedPriceChanges,
  type SearchChanges,
} from './read-search-changes.ts'
export {
  readSearchAttributes,
  readSearchProductIds,
  readSearchProducts,
  type SearchCategory,
  type SearchProduct,
} from './read-search-products.ts'
