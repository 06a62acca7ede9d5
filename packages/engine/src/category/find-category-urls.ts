import type { CategoryReference, CategoryTree, CategoryUrl } from '@shop/domain/category'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { selectCategoryDetails, selectCategorySlugs } from './category-rows.ts'

/** Where the pages of all categories of all trees are, in all languages, in the order of their keys. */
export async function findCategoryUrls(context: EngineContext): Promise<CategoryUrl[]> {
  const rows = await selectCategorySlugs(context.db)
  const ids = rows.map(({ id }) => id)
  const details = await selectCategoryDetails(context.db, ids, context.now())
  return rows.map(({ id, key, slug }) => ({ key, slug, soldIn: details.get(id)?.countries ?? [] }))
}

/** A category by itself, in all languages, with its place below another one. */
export interface PlacedCategory extends CategoryReference {
  readonly tree: CategoryTree
  readonly parentId: string | null
}

/** Every category of every tree, without what is in it. */
export async function findCategoryReferences({ db }: EngineContext): Promise<PlacedCategory[]> {
  const { rows } = await sql<PlacedCategory>`
    select id, key, tree, parent_id as "parentId", document -> 'name' as name, document -> 'slug' as slug
    from category order by order_hint, key`.execute(db)
  return rows
}
