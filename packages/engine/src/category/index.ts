export { type CategoryQuery, findCategories } from './find-categories.ts'
export { importCategories } from './import-categories.ts'
