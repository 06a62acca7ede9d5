import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { type DeletionBatches, deleteByAge } from '../database/delete-by-age.ts'

/** Ends a session: neither of its tokens leads anywhere from now on (rule A2). An ended session stays ended. */
export async function endSession(context: EngineContext, session: { readonly id: string }): Promise<void> {
  await context.db.deleteFrom('session').where('id', '=', session.id).execute()
}

/** Ends all sessions of a customer, in the transaction of `db`. */
export async function endSessionsOfCustomer(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('session').where('customer_id', '=', customerId).execute()
}

/** Deletes sessions that are over. Returns how many. */
export function deleteExpiredSessions({ db }: EngineContext, batches: DeletionBatches): Promise<number> {
  return deleteByAge(db, { table: 'session', age: 'expires_at', before: sql`now()` }, batches)
}

/** Those of the given sessions that are no longer in force, by whatever ended them, in one query by primary key. */
export async function findEndedSessions(context: EngineContext, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select known.id from unnest(${ids}::uuid[]) as known (id)
    where not exists (select from session where session.id = known.id and session.expires_at > now())`.execute(context.db)
  return rows.map(({ id }) => id)
}
