export { loadProductDocuments } from './load-documents.ts'
export type { ListedPrice, ProductDocument, VariantDocument } from './product-document.ts'
export type { FacetResult, ProductSearch, RangesFacetResult, SearchSort, TermsFacetResult } from './product-search.ts'
export { type FoundProducts, searchProducts } from './search-products.ts'
