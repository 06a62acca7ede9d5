export { MAX_PRODUCT_URLS } from './operations.ts'
