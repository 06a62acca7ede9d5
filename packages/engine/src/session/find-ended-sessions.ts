import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Those of the given sessions that are no longer in force, by whatever ended them, in one query by primary key. */
export async function findEndedSessions(context: EngineContext, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select known.id from unnest(${ids}::uuid[]) as known (id)
    where not exists (select from session where session.id = known.id and session.expires_at > now())`.execute(context.db)
  return rows.map(({ id }) => id)
}
