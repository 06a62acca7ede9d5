import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/**
 * Deletes wishes that were not confirmed and subscriptions that were withdrawn, so many days later. Returns how many it
 * deleted, at most `limit`.
 */
export async function deleteUnconfirmedSubscriptions(
  context: EngineContext,
  { olderThanDays, limit }: { readonly olderThanDays: number; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from newsletter_subscription where id in (
      select id from newsletter_subscription
      where state <> 'confirmed' and coalesce(withdrawn_at, requested_at) < now() - make_interval(days => ${olderThanDays})
      order by coalesce(withdrawn_at, requested_at) limit ${limit} for update skip locked)`.execute(context.db)
  return Number(numAffectedRows)
}
