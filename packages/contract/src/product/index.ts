export { getComparisonProducts } from './get-comparison-products.ts'
export { getComplementaryProductsBySku } from './get-complementary-products-by-sku.ts'
export { getProduct } from './get-product.ts'
export { getProductAddresses, MAX_PRODUCT_ADDRESSES } from './get-product-addresses.ts'
