import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/**
 * Ids of the categories a product refers to: those its attribute `referencedCategories` names, else the first related
 * set of its own categories, which holds what goes well with them.
 */
export async function selectReferencedCategoryIds(db: Database, productId: string): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    with named as (
      select reference ->> 'id' as id
      from product_variant variant, jsonb_array_elements(variant.attributes) attribute,
        jsonb_array_elements(attribute -> 'value') reference
      where variant.product_id = ${productId} and attribute ->> 'name' = 'referencedCategories'
    ), related as (
      select related.id
      from product_category member
      join category on category.id = member.category_id
      cross join jsonb_array_elements_text(category.custom -> 'relatedCategoryIds' -> 0) as related (id)
      where member.product_id = ${productId}
    ), referenced as (
      select id from named union select id from related where not exists (select from named)
    )
    select coalesce(array_agg(category.id order by category.id), '{}') as ids
    from referenced join category on category.id = referenced.id::uuid`.execute(db)
  return rows[0]?.ids ?? []
}
