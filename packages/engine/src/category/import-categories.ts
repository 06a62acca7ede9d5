import type { CategoryDraft } from '@shop/domain/category'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/**
 * Creates categories or brings them up to date by id. Parents may come in any order as long as they are among the
 * drafts or stored; a slug that another category has in the language is refused by the database.
 */
export async function importCategories(context: EngineContext, drafts: readonly CategoryDraft[]): Promise<void> {
  const rows = JSON.stringify(
    drafts.map(({ id, key, parentId, orderHint, icon, imageUrl, name, slug, description, metaTitle, metaDescription }) => ({
      id,
      key,
      parent_id: parentId,
      order_hint: orderHint,
      icon,
      image_url: imageUrl,
      document: { name, slug, description, metaTitle, metaDescription },
    })),
  )
  await sql`
    insert into category (id, key, parent_id, order_hint, icon, image_url, document)
    select id, key, parent_id, order_hint, icon, image_url, document
    from jsonb_to_recordset(${rows}::jsonb) as draft
      (id uuid, key text, parent_id uuid, order_hint text, icon text, image_url text, document jsonb)
    on conflict (id) do update
    set key = excluded.key, parent_id = excluded.parent_id, order_hint = excluded.order_hint, icon = excluded.icon,
      image_url = excluded.image_url, document = excluded.document, version = category.version + 1
    where (category.key, category.parent_id, category.order_hint, category.icon, category.image_url, category.document)
      is distinct from
      (excluded.key, excluded.parent_id, excluded.order_hint, excluded.icon, excluded.image_url, excluded.document)`.execute(
    context.db,
  )
  const ids = drafts.map(({ id }) => id)
  // Deleted first: slugs may have changed places.
  await sql`delete from category_slug where category_id = any(${ids}::uuid[])`.execute(context.db)
  await sql`
    insert into category_slug (category_id, language, slug)
    select category.id, slug.key, slug.value
    from category, jsonb_each_text(category.document -> 'slug') as slug
    where category.id = any(${ids}::uuid[])`.execute(context.db)
}
