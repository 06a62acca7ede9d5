import type { CategoryUrl } from '@shop/domain/category'
import type { EngineContext } from '../database/context.ts'
import { selectCategoryDetails, selectCategorySlugs } from './category-rows.ts'

/** Where the pages of all categories of all trees are, in all languages, in the order of their keys. */
export async function findCategoryUrls(context: EngineContext): Promise<CategoryUrl[]> {
  const rows = await selectCategorySlugs(context.db)
  const ids = rows.map(({ id }) => id)
  const details = await selectCategoryDetails(context.db, ids, context.now())
  return rows.map(({ id, key, slug }) => ({ key, slug, soldIn: details.get(id)?.countries ?? [] }))
}
