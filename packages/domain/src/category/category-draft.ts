import type { LocalizedString } from '../market/index.ts'
import type { Category, CategoryPost } from './category.ts'
import type { CategoryTree } from './category-tree.ts'

/** A category as an importer hands it over, with all its languages; a parent stands before its children in a list. */
export interface CategoryDraft
  extends Omit<Category, 'tree' | 'ancestors' | 'children' | 'siblings' | 'slugAllLocales' | 'custom' | 'productCount'> {
  /** Default: `default`. A parent is of the same tree. */
  readonly tree?: CategoryTree
  /** Path of a wide picture, as `CategoryCustomFields` has it. */
  readonly heroUrl?: string
  /** HTML per language; what could do harm is taken out at import. */
  readonly content?: LocalizedString
  readonly posts?: readonly CategoryPost[]
  /** Ids of categories that go well with it, that are like it, and of other trees that it belongs to. */
  readonly relatedCategoryIds?: readonly [readonly string[], readonly string[], readonly string[]]
}
