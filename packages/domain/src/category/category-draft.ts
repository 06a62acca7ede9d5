import type { Category } from './category.ts'

/** A category as an importer hands it over, with all its languages; a parent stands before its children in a list. */
export type CategoryDraft = Omit<Category, 'ancestors' | 'children' | 'siblings'>
