export { type CategoryQuery, findCategories } from './find-categories.ts'
export { findCategoryAddresses } from './find-category-addresses.ts'
export { importCategories } from './import-categories.ts'
