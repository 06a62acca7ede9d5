import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { SESSION_DAYS } from './open-session.ts'
import type { Session } from './session.ts'
import { hashSessionToken, isSessionToken } from './session-token.ts'

/** A session is prolonged when less than this is left, so that reading it does not mean writing it. */
const RENEW_BELOW_DAYS = 60

/**
 * The session of a token, or undefined for an unknown or expired one. Time is the database's. A session that is used
 * does not end: its time starts anew once a third of it is over.
 */
export async function resolveSession(context: EngineContext, token: string): Promise<Session | undefined> {
  if (!isSessionToken(token)) return undefined
  const row = await context.db
    .selectFrom('session')
    .select(['id', 'anonymous_id', 'customer_id', 'store_key', 'expires_at'])
    .select(sql<boolean>`expires_at < now() + make_interval(days => ${RENEW_BELOW_DAYS})`.as('is_ageing'))
    .where('token_hash', '=', hashSessionToken(token))
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  if (!row) return undefined
  const expiresAt = row.is_ageing ? await renew(context, row.id) : row.expires_at
  return {
    id: row.id,
    anonymousId: row.anonymous_id,
    ...(row.customer_id === null ? {} : { customerId: row.customer_id }),
    storeKey: row.store_key,
    expiresAt: expiresAt ?? row.expires_at,
  }
}

async function renew(context: EngineContext, id: string): Promise<string | undefined> {
  const row = await context.db
    .updateTable('session')
    .set({ expires_at: sql`now() + make_interval(days => ${SESSION_DAYS})` })
    .where('id', '=', id)
    .returning('expires_at')
    .executeTakeFirst()
  return row?.expires_at
}
