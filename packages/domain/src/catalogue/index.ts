export { type FittedAttribute, fitAttribute } from './fit-attribute.ts'
export {
  collectionHandleOf,
  collectionKeyOf,
  IMPORTED_CATEGORY,
  IMPORTED_CATEGORY_KEY,
  isCollectionKey,
} from './imported-category-root.ts'
export type {
  ImportedAttribute,
  ImportedCategory,
  ImportedCategoryDraft,
  ImportedPrice,
  ImportedProduct,
  ImportedStock,
  ImportedVariant,
} from './imported-product.ts'
export { type FittedVariant, type MergeSurroundings, mergeImportedProduct, scopeKeyOf } from './merge-imported-product.ts'
