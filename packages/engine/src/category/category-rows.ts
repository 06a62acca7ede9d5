import type { CategoryPost, CategoryTree } from '@shop/domain/category'
import type { LocalizedString } from '@shop/domain/market'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** A category as it is stored. */
export interface StoredCategory {
  readonly id: string
  readonly key: string
  readonly tree: CategoryTree
  readonly parentId: string | null
  readonly orderHint: string
  readonly icon: string
  readonly imageUrl: string | null
  readonly document: {
    readonly name: LocalizedString
    readonly slug: LocalizedString
    readonly description: LocalizedString
    readonly metaTitle: LocalizedString
    readonly metaDescription: LocalizedString
  }
  /** What only its own page shows. */
  readonly custom: {
    readonly heroUrl?: string
    readonly content?: LocalizedString
    readonly posts?: readonly CategoryPost[]
    readonly relatedCategoryIds?: readonly (readonly string[])[]
  }
}

/** All categories of all trees in the order of their hints. */
export async function selectCategories(db: Database): Promise<StoredCategory[]> {
  const { rows } = await sql<StoredCategory>`
    select id, key, tree, parent_id as "parentId", order_hint as "orderHint", icon, image_url as "imageUrl", document, custom
    from category order by order_hint, key`.execute(db)
  return rows
}
