import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import type { Session } from './session.ts'
import { hashSessionToken, newSessionToken } from './session-token.ts'

/** How long a session lives after it was last renewed. */
export const SESSION_DAYS = 90

/** Opens a session for a new visitor of a store. The token goes into a cookie; only its hash is kept. */
export async function openSession(
  context: EngineContext,
  draft: { readonly storeKey: string },
): Promise<{ session: Session; token: string }> {
  const token = newSessionToken(context)
  const id = context.newId()
  const anonymousId = context.newId()
  const { expires_at: expiresAt } = await context.db
    .insertInto('session')
    .values({
      id,
      token_hash: hashSessionToken(token),
      anonymous_id: anonymousId,
      customer_id: null,
      store_key: draft.storeKey,
      expires_at: sql`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return { session: { id, anonymousId, storeKey: draft.storeKey, expiresAt }, token }
}
