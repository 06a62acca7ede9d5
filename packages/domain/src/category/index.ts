export type { Category, CategoryCustomFields, CategoryNode, CategoryPost, CategoryReference } from './category.ts'
export type { CategoryDraft } from './category-draft.ts'
export { CATEGORY_TREES, type CategoryTree } from './category-tree.ts'
export { hasProductsIn, offeredNodes } from './has-products.ts'
