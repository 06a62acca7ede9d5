import type { CopiedPicture } from '@shop/domain/product'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Attempts to copy a picture of a host that does not answer as it should, which take an hour. */
const MAX_PICTURE_ATTEMPTS = 8

const FIRST_PAUSE_SECONDS = 30

/** Notes that a picture is copied. Products have it after `showCopies`. */
export async function markPictureCopied({ db }: EngineContext, url: string, copy: CopiedPicture): Promise<void> {
  await sql`
    update imported_picture set state = 'copied', copy = ${JSON.stringify(copy)}::jsonb, problem = null
    where url = ${url}`.execute(db)
}

/**
 * Notes what an attempt failed with, in words for the owner. It is tried again, each time after twice the pause, unless `isFinal` or that
 * was the last attempt.
 */
export async function markPictureFailed(
  { db, now }: EngineContext,
  { url, problem, isFinal }: { readonly url: string; readonly problem: string; readonly isFinal: boolean },
): Promise<void> {
  await sql`
    update imported_picture
    set problem = ${problem}, state = case when ${isFinal} or attempts >= ${MAX_PICTURE_ATTEMPTS} then 'failed' else 'waiting' end,
      due_at = ${now()}::timestamptz + make_interval(secs => ${FIRST_PAUSE_SECONDS} * 2 ^ least(attempts - 1, 10))
    where url = ${url} and state = 'waiting'`.execute(db)
}

/** Has pictures that could not be copied tried again from the start: one by its URL, or all. Returns how many. */
export async function retryPictures({ db, now }: EngineContext, url?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('imported_picture')
    .set({ state: 'waiting', attempts: 0, due_at: now(), problem: null })
    .where('state', '<>', 'copied')
    .where('attempts', '>', 0)
    .$if(url !== undefined, query => query.where('url', '=', url ?? ''))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
