export type { ListedPrice, ProductDocument, VariantDocument } from './load-documents.ts'
export { loadProductDocuments } from './load-documents.ts'
export type { FacetResult, ProductSearch, ProjectionSort, RangesFacetResult, TermsFacetResult } from './product-search.ts'
export { type FoundProjections, searchProducts } from './search-products.ts'
