export { type CategoryQuery, findCategories } from './find-categories.ts'
export { findCategoryUrls } from './find-category-addresses.ts'
export { findCategoryReferences, type PlacedCategory } from './find-category-references.ts'
