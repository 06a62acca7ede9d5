export { getCategory } from './get-category.ts'
export { getCategoryAddresses } from './get-category-addresses.ts'
