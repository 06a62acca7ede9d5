export type { Category, CategoryNode, CategoryReference } from './category.ts'
export type { CategoryDraft } from './category-draft.ts'
