import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/context.ts'
import { HAS_PICTURE_ELSEWHERE } from './imported-picture-rows.ts'

/** Small enough that an import which waits for the products goes on soon. */
const PRODUCTS_AT_ONCE = 100

/**
 * Gives products the copies of their pictures in the place of those on other sites: of the pictures with these URLs, or, without any
 * named, of all that are copied. An import that was under way meanwhile may have written the other ones again, so that all are looked
 * through from time to time. Returns how many products have changed.
 */
export async function showCopies(context: EngineContext, urls?: readonly string[]): Promise<number> {
  const ids = await selectProductsOf(context.db, urls)
  for (let start = 0; start < ids.length; start += PRODUCTS_AT_ONCE)
    await replaceIn(context, ids.slice(start, start + PRODUCTS_AT_ONCE))
  return ids.length
}

async function selectProductsOf(db: Database, urls: readonly string[] | undefined): Promise<string[]> {
  // Joined and not compared with `any`, which no index of this kind knows.
  const variants = urls
    ? sql`unnest(${urls}::text[]) as wanted (wanted_url)
        join product_variant on images @> jsonb_build_array(jsonb_build_object('url', wanted_url))`
    : sql`product_variant`
  const { rows } = await sql<{ id: string }>`
    select distinct product_id as id from ${variants}
    where ${HAS_PICTURE_ELSEWHERE} and exists (
      select from jsonb_array_elements(images) as image join imported_picture on url = image ->> 'url' where state = 'copied')
    order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** Products are locked before their variants, as an import does. */
async function replaceIn(context: EngineContext, ids: readonly string[]): Promise<void> {
  await inTransaction(context, async db => {
    await sql`
      update product set version = version + 1, content_hash = '', updated_at = ${context.now()}
      where id in (select id from product where id = any(${ids}::uuid[]) order by id for update)`.execute(db)
    await sql`
      update product_variant set images = (
        select jsonb_agg(image || coalesce(copy, '{}') order by place)
        from jsonb_array_elements(images) with ordinality as listed (image, place)
        left join imported_picture on url = image ->> 'url' and image -> 'widths' = '[]')
      where product_id = any(${ids}::uuid[]) and ${HAS_PICTURE_ELSEWHERE}`.execute(db)
  })
}
