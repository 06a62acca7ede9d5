import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** A picture to be copied. */
export interface ClaimedPicture {
  readonly url: string
  readonly host: string
}

/** After this long a worker that has not said what became of a picture is taken for dead. */
const LEASE_SECONDS = 180

/**
 * Takes pictures that are due, at most `limit`, none of `pausedHosts`: no other worker gets them for three minutes. One of a worker that
 * dies is due again after that, with one attempt more.
 */
export async function claimPictures(
  { db, now }: EngineContext,
  { limit, pausedHosts }: { readonly limit: number; readonly pausedHosts: readonly string[] },
): Promise<readonly ClaimedPicture[]> {
  const { rows } = await sql<ClaimedPicture>`
    update imported_picture set attempts = attempts + 1, due_at = ${now()}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    where url in (
      select url from imported_picture
      where state = 'waiting' and due_at <= ${now()}::timestamptz and host <> all(${pausedHosts}::text[])
      order by due_at, url limit ${limit} for update skip locked)
    returning url, host`.execute(db)
  return rows
}
