export { addableQuantity, normalizeQuantity } from './addable-quantity.ts'
export {
  type Attribute,
  type AttributeDefinition,
  type AttributeReference,
  type AttributeValue,
  isSetOfValues,
  isTechnicalValue,
  type SingleAttributeValue,
  type TechnicalValue,
} from './attribute.ts'
export { attributeProblem, technicalAttributeProblem } from './attribute-problem.ts'
export { type AttributeType, type AttributeTypeName, isLocalisable } from './attribute-type.ts'
export { attributeTypeOf } from './attribute-type-of.ts'
export { numberAttribute, productReferences, textAttribute } from './attribute-values.ts'
export { chooseVariant, distinguishingAttribute, technicalValueOf, variantsOf } from './choose-variant.ts'
export { COMPARED_ATTRIBUTES, COMPARED_PRODUCTS, type Comparison, comparisonOf } from './comparison.ts'
export { COMPARISON_LIMIT, comparisonScore, rankForComparison } from './comparison-score.ts'
export { effectivePrice, priorPrice, savedPercent } from './effective-price.ts'
export { ENERGY_CLASSES, type EnergyClass, energyClassOf } from './energy-class.ts'
export {
  GENERAL_ATTRIBUTES,
  GENERAL_ATTRIBUTES_OFF_CARDS,
  type GeneralAttributeName,
  generalAttributeTypeOf,
} from './general-attributes.ts'
export { isGtin13 } from './gtin.ts'
export { LAST_SEEN_LIMIT, lastSeenAfter } from './last-seen.ts'
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
export { lowestPriorPrice, type PriceRecord, reductionStart, withLowestPriorPrice } from './lowest-prior-price.ts'
export { MAX_LINE_ITEM_QUANTITY } from './max-line-item-quantity.ts'
export { type Measures, measuresOf } from './measures.ts'
export { payableTermsOf } from './payable-terms.ts'
export { isElsewhere, largestPictureOf, smallestPictureOf } from './picture.ts'
export {
  isProductDetails,
  type Price,
  type PriceScope,
  type PriceTerms,
  type ProductDetails,
  type ProductImage,
  type ProductProjection,
  type ProductTag,
  type ProductVariant,
  type Validity,
} from './product.ts'
export type { ProductUrl } from './product-address.ts'
export type { PriceDraft, ProductDraft, ProductVariantDraft } from './product-draft.ts'
export { isProductSlug, productSlugOf, skuOfProductSlug } from './product-slug.ts'
export { reduceAttribute } from './reduce-attribute.ts'
export { type PriceSelection, priceAt, selectPrice } from './select-price.ts'
export {
  DEFAULT_EXTRA_GUARANTEE_SKU,
  EXTRA_GUARANTEE_SKUS,
  IMPORTED_SKU_NUMBERS,
  isSku,
  isVirtualSku,
  type LineItemType,
  lineItemTypeOf,
  SKU_PATTERN,
  skuOfNumber,
  VIRTUAL_SKU_PREFIX,
} from './sku.ts'
export { frameAfterDrag, isSpin, spinOf, stillPictures } from './spin.ts'
export { withGeneralAttributes } from './with-general-attributes.ts'
export { withoutGeneralAttributes } from './without-general-attributes.ts'
