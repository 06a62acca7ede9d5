export type { CategoryQuery } from './find-categories.ts'
export { findCategoryReferences, type PlacedCategory } from './find-category-urls.ts'
