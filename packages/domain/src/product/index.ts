export { addableQuantity, normalizeQuantity } from './addable-quantity.ts'
export type { Attribute, AttributeDefinition, AttributeValue } from './attribute.ts'
export { effectivePrice, savedPercent } from './effective-price.ts'
export {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  isProductSort,
  PAGE_BOUND,
  PAGE_SIZES,
  PRODUCT_SORTS,
  type ProductSort,
  pageNumberOf,
  pageSizeOf,
  paginationWindow,
} from './listing.ts'
export { MAX_LINE_ITEM_QUANTITY } from './max-line-item-quantity.ts'
export {
  isProductDetails,
  type Price,
  type ProductDetails,
  type ProductImage,
  type ProductProjection,
  type ProductTag,
  type ProductVariant,
} from './product.ts'
export type { PriceDraft, ProductDraft, ProductVariantDraft } from './product-draft.ts'
export { isProductSlug, productSlugOf } from './product-slug.ts'
export { isSku, isVirtualSku, type LineItemType, lineItemTypeOf } from './sku.ts'
