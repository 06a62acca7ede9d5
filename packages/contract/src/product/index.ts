export { MAX_PRODUCT_ADDRESSES } from './operations.ts'
