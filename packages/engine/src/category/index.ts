export { type CategoryQuery, findCategories } from './find-categories.ts'
export { findCategoryReferences, findCategoryUrls, type PlacedCategory } from './find-category-urls.ts'
