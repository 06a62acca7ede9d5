import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Deletes counts of tries that are over. Returns how many it deleted, at most `limit`. */
export async function deleteExpiredAttempts(context: EngineContext, { limit }: { readonly limit: number }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from attempt_count where key_hash in (
      select key_hash from attempt_count where ends_at < now() order by ends_at limit ${limit} for update skip locked)`.execute(
    context.db,
  )
  return Number(numAffectedRows)
}
