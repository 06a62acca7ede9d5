export {
  CATEGORY_TREES,
  type Category,
  type CategoryCustomFields,
  type CategoryDraft,
  type CategoryNode,
  type CategoryPost,
  type CategoryReference,
  type CategoryTree,
  type CategoryUrl,
} from './category.ts'
export { hasProductsIn, offeredNodes } from './has-products.ts'
