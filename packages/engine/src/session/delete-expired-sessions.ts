import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Deletes sessions that are over. Returns how many it deleted, at most `limit`. */
export async function deleteExpiredSessions(context: EngineContext, { limit }: { readonly limit: number }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from session where id in (
      select id from session where expires_at < now() order by expires_at limit ${limit} for update skip locked)`.execute(
    context.db,
  )
  return Number(numAffectedRows)
}
