import type { CategoryUrl } from '@shop/domain/category'
import type { CategoryTrees } from './category-trees.ts'

/** Where the pages of all categories of all trees are, in all languages, in the order of their keys. */
export function findCategoryUrls(trees: CategoryTrees): CategoryUrl[] {
  return trees.rows
    .map(({ id, key, document }) => ({ key, slug: document.slug, soldIn: trees.countriesOf(id) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}
