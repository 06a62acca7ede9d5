export type { CategoryQuery } from './find-categories.ts'
