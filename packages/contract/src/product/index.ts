export { getProduct } from './get-product.ts'
