export { getCategory } from './get-category.ts'
export { getCategoryUrls } from './get-category-addresses.ts'
