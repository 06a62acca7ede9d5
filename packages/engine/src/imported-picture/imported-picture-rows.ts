import { type CopiedPicture, isElsewhere, type ProductImage } from '@shop/domain/product'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** The pictures of `images`, a list of JSON, that the shop has itself; those it has still to copy are on another site. */
export function ownPictures(images: RawBuilder<unknown>): RawBuilder<readonly ProductImage[]> {
  return sql`jsonb_path_query_array(${images}, '$[*] ? (!(@.widths.size() == 0))')`
}

/** Whether a row of `product_variant` has a picture that is on another site; worded as its index is. */
export const HAS_PICTURE_ELSEWHERE = sql<boolean>`images @? '$[*] ? (@.widths.size() == 0)'`

/** What was copied, by the URL it had in another shop. */
export type Copies = ReadonlyMap<string, CopiedPicture>

/** The copies of pictures with these URLs; those that are not copied are missing. */
export async function selectCopies(db: Database, urls: readonly string[]): Promise<Copies> {
  if (urls.length === 0) return new Map()
  const { rows } = await sql<{ url: string; copy: CopiedPicture }>`
    select url, copy from imported_picture where url = any(${urls}::text[]) and state = 'copied'`.execute(db)
  return new Map(rows.map(({ url, copy }) => [url, copy]))
}

/** Where pictures of the shop were copied from, by their path; where several were the same picture, the first URL. */
export async function selectSources(db: Database, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map()
  const { rows } = await sql<{ path: string; url: string }>`
    select copy ->> 'url' as path, min(url) as url from imported_picture
    where copy ->> 'url' = any(${paths}::text[]) group by 1`.execute(db)
  return new Map(rows.map(({ path, url }) => [path, url]))
}

/** Has the pictures copied that are on other sites; those that are known stay as they are. */
export async function noteImportedPictures(db: Database, images: readonly ProductImage[], now: string): Promise<void> {
  const urls = [...new Set(images.filter(isElsewhere).map(({ url }) => url))].sort()
  if (urls.length === 0) return
  await sql`
    insert into imported_picture (url, host, due_at)
    select url, host, ${now} from unnest(${urls}::text[], ${urls.map(url => new URL(url).host)}::text[]) as noted (url, host)
    on conflict (url) do nothing`.execute(db)
}
