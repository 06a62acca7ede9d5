import type { CategoryReference, CategoryTree, CategoryUrl } from '@shop/domain/category'
import type { EngineContext } from '../database/context.ts'
import { selectCategories } from './category-rows.ts'
import type { CategoryTrees } from './category-trees.ts'

/** Where the pages of all categories of all trees are, in all languages, in the order of their keys. */
export function findCategoryUrls(trees: CategoryTrees): CategoryUrl[] {
  return trees.rows
    .map(({ id, key, document }) => ({ key, slug: document.slug, soldIn: trees.countriesOf(id) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** A category by itself, in all languages, with its place below another one. */
export interface PlacedCategory extends CategoryReference {
  readonly tree: CategoryTree
  readonly parentId: string | null
}

/** Every category of every tree as the database has it, without what is in it. */
export async function findCategoryReferences({ db }: EngineContext): Promise<PlacedCategory[]> {
  const rows = await selectCategories(db)
  return rows.map(({ id, key, tree, parentId, document: { name, slug } }) => ({ id, key, tree, parentId, name, slug }))
}
