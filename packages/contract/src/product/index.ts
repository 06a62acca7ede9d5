export { MAX_PRODUCT_URLS, productOperations } from './operations.ts'
