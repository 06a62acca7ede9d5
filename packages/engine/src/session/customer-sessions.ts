import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** A browser in which a customer is signed in, in any store. */
export interface CustomerSession {
  readonly id: string
  /** What the browser calls itself; undefined where that is not known. */
  readonly userAgent: string | undefined
  readonly createdAt: string
  /** Within a quarter of an hour. */
  readonly lastUsedAt: string
}

/** Sessions that a customer is shown at most. */
const MOST = 100

/** The sessions of a customer that are in force, the one used last first. */
export async function listCustomerSessions({ db }: EngineContext, customerId: string): Promise<CustomerSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(row => ({
    id: row.id,
    userAgent: row.user_agent ?? undefined,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }))
}

/**
 * Ends sessions of a customer: one of them, or all but the one they ask with. None of anyone else's: whose it is stands in the
 * same statement (rule A1). One that has ended stays so.
 */
export async function endOtherSessions(
  { db }: EngineContext,
  wanted: { readonly customerId: string; readonly currentId: string; readonly id?: string | undefined },
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('customer_id', '=', wanted.customerId)
    .where('id', '<>', wanted.currentId)
    .$if(wanted.id !== undefined, query => query.where('id', '=', wanted.id ?? ''))
    .execute()
}
