import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import type { Session } from './session.ts'
import { endsOf, IS_AGEING, IS_CONFIRMED, IS_UNNOTED, SESSION_COLUMNS, sessionOfRow } from './session-rows.ts'
import { hashToken, isSessionToken } from './session-token.ts'

/**
 * The session of a token, or undefined for an unknown or expired one. Time is the database's. A visitor's session does
 * not end while it is used: its time starts again once a third of it is over. A customer's is renewed by `refreshSession`.
 */
export async function resolveSession(context: EngineContext, token: string): Promise<Session | undefined> {
  if (!isSessionToken(token)) return undefined
  const row = await context.db
    .selectFrom('session')
    .select(SESSION_COLUMNS)
    .select([IS_AGEING.as('is_ageing'), IS_CONFIRMED.as('is_confirmed'), IS_UNNOTED.as('is_unnoted')])
    .where('token_hash', '=', hashToken(token))
    .where('token_expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.is_unnoted) await noteUse(context, row.id)
  if (row.is_confirmed) await forgetPreviousSecret(context, token)
  return (row.is_ageing ? await renew(context, row.id) : undefined) ?? sessionOfRow(row)
}

async function renew(context: EngineContext, id: string): Promise<Session | undefined> {
  const row = await context.db
    .updateTable('session')
    .set(endsOf('visitor'))
    .where('id', '=', id)
    .where('customer_id', 'is', null)
    .returning(SESSION_COLUMNS)
    .executeTakeFirst()
  return row && sessionOfRow(row)
}

async function noteUse(context: EngineContext, id: string): Promise<void> {
  await context.db.updateTable('session').set({ last_used_at: sql`now()` }).where('id', '=', id).execute()
}

/** The new token has arrived, since it is used: the refresh token before is an old one from now on. */
async function forgetPreviousSecret(context: EngineContext, token: string): Promise<void> {
  await context.db
    .updateTable('session')
    .set({ previous_refresh_hash: null })
    .where('token_hash', '=', hashToken(token))
    .execute()
}
