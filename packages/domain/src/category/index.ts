export type { Category, CategoryNode, CategoryReference } from './category.ts'
