export { getComparisonProducts } from './get-comparison-products.ts'
export { getComplementaryProductsBySku } from './get-complementary-products-by-sku.ts'
export { getProduct } from './get-product.ts'
export { getProductUrls, MAX_PRODUCT_URLS } from './get-product-addresses.ts'
