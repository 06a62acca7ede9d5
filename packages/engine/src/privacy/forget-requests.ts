import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Days for which the address of a request is kept whose last mail could not be sent. */
const UNTOLD_DAYS = 7
/** Days after which a request is deleted that was never confirmed. */
const UNCONFIRMED_DAYS = 2

/** Deletes copies that are over. Returns how many, at most `limit`. */
export async function deleteOldPrivacyExports({ db }: EngineContext, { limit }: { readonly limit: number }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from privacy_export where request_id in (
      select request_id from privacy_export where expires_at < now() order by expires_at limit ${limit} for update skip locked)`.execute(
    db,
  )
  return Number(numAffectedRows)
}

/**
 * Deletes requests of before an instant (ISO) and those that were not confirmed, and forgets whose the others were. Returns how many
 * it deleted or changed, at most `limit` of each.
 */
export async function forgetPrivacyRequests(
  { db }: EngineContext,
  { before, limit }: { readonly before: string; readonly limit: number },
): Promise<number> {
  const deleted = await sql`
    delete from privacy_request where id in (
      select id from privacy_request
      where requested_at < ${before}::timestamptz
        or (state = 'asked' and requested_at < now() - make_interval(days => ${UNCONFIRMED_DAYS}))
      order by requested_at limit ${limit} for update skip locked)`.execute(db)
  const forgotten = await sql`
    update privacy_request set email = null, token_hash = null, token_expires_at = null where id in (
      select id from privacy_request
      where state = 'done' and (email is not null or token_hash is not null)
        and done_at < now() - make_interval(days => ${UNTOLD_DAYS})
      order by requested_at limit ${limit} for update skip locked)`.execute(db)
  return Math.max(Number(deleted.numAffectedRows ?? 0n), Number(forgotten.numAffectedRows ?? 0n))
}
