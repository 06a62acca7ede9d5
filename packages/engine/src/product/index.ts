export type { AttributeFilter } from './attribute-filter.ts'
export { findProductUrls, type ProductUrlQuery, type ProductUrls } from './find-product-urls.ts'
export { findProductDetails, findProducts } from './find-products.ts'
export {
  type ComparisonQuery,
  type ComplementaryProducts,
  type ComplementaryQuery,
  findComparisonProducts,
  findComplementaryProducts,
} from './find-related-products.ts'
export type { NameList } from './name-ranks.ts'
export type { FoundProductPage, ProductConditions, ProductListQuery } from './product-query.ts'
export { type PriceChange, setPrice } from './set-price.ts'
