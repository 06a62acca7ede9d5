/** Where a product page shows products like it; cards of goods that are sold out lead there. */
export const SIMILAR_PRODUCTS_ANCHOR = 'similar-products'
