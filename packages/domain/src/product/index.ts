export { addableQuantity, MAX_LINE_ITEM_QUANTITY, normalizeQuantity } from './addable-quantity.ts'
export {
  type Attribute,
  type AttributeDefinition,
  type AttributeReference,
  type AttributeType,
  type AttributeTypeName,
  type AttributeValue,
  attributeTypeOf,
  isTechnicalValue,
  reduceAttribute,
  type SingleAttributeValue,
  type TechnicalValue,
} from './attribute.ts'
export { attributeProblem, technicalAttributeProblem } from './attribute-problem.ts'
export {
  ENERGY_CLASSES,
  type EnergyClass,
  energyClassOf,
  type Measures,
  measuresOf,
  productReferences,
  textAttribute,
} from './attribute-values.ts'
export { chooseVariant, distinguishingAttribute, soldVariantsOf, technicalValueOf, variantsOf } from './choose-variant.ts'
export {
  areAllEqual,
  COMPARISON_LIMIT,
  type ComparedAttribute,
  compareAttributes,
  comparisonOf,
  MAX_CHOSEN_PRODUCTS,
  type ProductComparison,
  rankForComparison,
} from './comparison.ts'
export { effectivePrice, payableTermsOf, priorPrice, savedPercent } from './effective-price.ts'
export { formerNumbersOf, isFormerNumber, MAX_FORMER_NUMBERS, withFormerNumbers } from './former-numbers.ts'
export {
  GENERAL_ATTRIBUTES,
  GENERAL_ATTRIBUTES_OFF_CARDS,
  type GeneralAttributeName,
  generalAttributeTypeOf,
} from './general-attributes.ts'
export {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  LAST_SEEN_LIMIT,
  lastSeenAfter,
  PAGE_BOUND,
  PAGE_SIZES,
  pageNumberOf,
  pageSizeOf,
  paginationWindow,
} from './listing.ts'
export { type PriceRecord, withLowestPriorPrice } from './lowest-prior-price.ts'
export {
  type CopiedPicture,
  frameAfterDrag,
  isElsewhere,
  largestPictureOf,
  smallestPictureOf,
  spinOf,
  stillPictures,
  webpWidthsOf,
} from './pictures.ts'
export {
  isProductDetails,
  type Price,
  type PriceScope,
  type PriceTerms,
  type ProductDetails,
  type ProductImage,
  type ProductProjection,
  type ProductSibling,
  type ProductSiblings,
  type ProductTag,
  type ProductUrl,
  type ProductVariant,
  type Validity,
} from './product.ts'
export {
  type PriceDraft,
  type ProductDraft,
  type ProductVariantDraft,
  withGeneralAttributes,
  withoutGeneralAttributes,
} from './product-draft.ts'
export { type PriceSelection, priceAt, selectPrice } from './select-price.ts'
export { type SiblingFacts, type SiblingRow, siblingRowsOf } from './siblings.ts'
export {
  DEFAULT_EXTRA_GUARANTEE_SKU,
  EXTRA_GUARANTEE_SKUS,
  IMPORTED_SKU_NUMBERS,
  isGtin13,
  isProductSlug,
  isSku,
  isVirtualSku,
  type LineItemType,
  lineItemTypeOf,
  productSlugOf,
  SKU_PATTERN,
  skuOfNumber,
  skuOfProductSlug,
  VIRTUAL_SKU_PREFIX,
} from './sku.ts'
