import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import type { OpenedSession, Session } from './session.ts'
import { endsOf, GRACE_SECONDS, SESSION_COLUMNS, sessionOfRow } from './session-rows.ts'
import { hashToken, newRefreshToken, newSessionToken, sessionIdOfRefreshToken } from './session-token.ts'

/** A session that goes on; without new secrets where another request has fetched them just now. */
export type RefreshedSession = OpenedSession | { readonly session: Session; readonly token?: undefined }

/**
 * Renews a session by its refresh token when its token has run out: both secrets change. Requests that come together
 * renew it once. A token whose successor is in use already has been copied: it ends the session for everybody who holds
 * it. Undefined for an unknown, expired or reused token, and for another store.
 */
export async function refreshSession(
  context: EngineContext,
  request: { readonly refreshToken: string; readonly storeKey: string },
): Promise<RefreshedSession | undefined> {
  const id = sessionIdOfRefreshToken(request.refreshToken)
  if (id === undefined) return undefined
  return inTransaction(context, async db => {
    const row = await db
      .selectFrom('session')
      .select([...SESSION_COLUMNS, 'refresh_hash', 'previous_refresh_hash'])
      .select(sql<boolean>`refreshed_at > now() - make_interval(secs => ${GRACE_SECONDS})`.as('is_fresh'))
      .where('id', '=', id)
      .where('store_key', '=', request.storeKey)
      .where('expires_at', '>', sql<string>`now()`)
      // One for support ends when it is over.
      .where('support_actor', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return undefined
    const presented = hashToken(request.refreshToken)
    const isCurrent = isSame(presented, row.refresh_hash)
    if (!isCurrent && !isSame(presented, row.previous_refresh_hash)) {
      await db.deleteFrom('session').where('id', '=', id).execute()
      return undefined
    }
    if (!isCurrent && row.is_fresh) return { session: sessionOfRow(row) }
    const token = newSessionToken(context)
    const refreshToken = newRefreshToken(context, id)
    const renewed = await db
      .updateTable('session')
      .set({
        token_hash: hashToken(token),
        refresh_hash: hashToken(refreshToken),
        previous_refresh_hash: presented,
        refreshed_at: sql`now()`,
        ...endsOf(row.customer_id === null ? 'visitor' : 'customer'),
      })
      .where('id', '=', id)
      .returning(SESSION_COLUMNS)
      .executeTakeFirstOrThrow()
    return { session: sessionOfRow(renewed), token, refreshToken }
  })
}

function isSame(a: Uint8Array, b: Uint8Array | null): boolean {
  return b !== null && Buffer.compare(a, b) === 0
}
