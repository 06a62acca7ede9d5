import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/**
 * Deletes carts nobody changed for some days and nobody ordered, with their payments; those somebody is changing right
 * now are passed over. Returns how many it deleted, at most `limit`.
 */
export async function deleteAbandonedCarts(
  context: EngineContext,
  { olderThanDays, limit }: { readonly olderThanDays: number; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from cart where id in (
      select id from cart
      where state <> 'Ordered' and last_modified_at < now() - make_interval(days => ${olderThanDays})
      order by last_modified_at limit ${limit} for update skip locked)`.execute(context.db)
  return Number(numAffectedRows)
}
