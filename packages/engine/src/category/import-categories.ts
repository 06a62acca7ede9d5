import type { CategoryDraft } from '@shop/domain/category'
import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { safeHtmlOf } from '../product/safe-html.ts'

/**
 * Creates categories or brings them up to date by id. Parents may come in any order as long as they are among the
 * drafts or stored; a slug that another category has in the language is refused by the database.
 * HTML is stored without what could do harm. Throws `CommerceError` `invalid-input` for a post with a foreign address.
 */
export async function importCategories(context: EngineContext, drafts: readonly CategoryDraft[]): Promise<void> {
  const rows = JSON.stringify(
    drafts.map(draft => ({
      ...draft,
      tree: draft.tree ?? 'default',
      parent_id: draft.parentId,
      order_hint: draft.orderHint,
      image_url: draft.imageUrl,
      document: documentOf(draft),
      custom: customOf(draft),
    })),
  )
  await sql`
    insert into category (id, key, tree, parent_id, order_hint, icon, image_url, document, custom)
    select id, key, tree, parent_id, order_hint, icon, image_url, document, custom
    from jsonb_to_recordset(${rows}::jsonb) as draft
      (id uuid, key text, tree text, parent_id uuid, order_hint text, icon text, image_url text, document jsonb, custom jsonb)
    on conflict (id) do update
    set key = excluded.key, tree = excluded.tree, parent_id = excluded.parent_id, order_hint = excluded.order_hint, icon = excluded.icon,
      image_url = excluded.image_url, document = excluded.document, custom = excluded.custom, version = category.version + 1
    where (category.key, category.tree, category.parent_id, category.order_hint, category.icon, category.image_url,
      category.document, category.custom)
      is distinct from
      (excluded.key, excluded.tree, excluded.parent_id, excluded.order_hint, excluded.icon, excluded.image_url,
      excluded.document, excluded.custom)`.execute(context.db)
  const ids = drafts.map(({ id }) => id)
  // Deleted first: slugs may have changed places.
  await sql`delete from category_slug where category_id = any(${ids}::uuid[])`.execute(context.db)
  await sql`
    insert into category_slug (category_id, language, slug)
    select category.id, slug.key, slug.value
    from category, jsonb_each_text(category.document -> 'slug') as slug
    where category.id = any(${ids}::uuid[])`.execute(context.db)
}

function documentOf({ name, slug, description, metaTitle, metaDescription }: CategoryDraft) {
  return { name, slug, description, metaTitle, metaDescription }
}

function customOf({ key, heroUrl, content = {}, posts = [], relatedCategoryIds }: CategoryDraft) {
  const foreign = posts.find(({ url }) => !/^(?:https:\/\/[^\s/]|\/(?!\/))\S*$/.test(url))
  if (foreign) {
    const message = `${key}: the address of a post must be a path or begin with https`
    throw new CommerceError({ code: 'invalid-input', field: 'posts' }, message)
  }
  const safe = Object.fromEntries(Object.entries(content).map(([language, html]) => [language, safeHtmlOf(html)]))
  return { heroUrl, content: safe, posts, ...(relatedCategoryIds ? { relatedCategoryIds } : {}) }
}
