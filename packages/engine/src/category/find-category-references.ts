import type { CategoryReference, CategoryTree } from '@shop/domain/category'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

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
