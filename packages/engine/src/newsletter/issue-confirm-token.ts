import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { hashToken, newSessionToken } from '../session/session-token.ts'
import type { Subscriber } from './subscription-rows.ts'

/** How long the link of a confirmation mail can be used, in days. */
const CONFIRM_TOKEN_DAYS = 7

/**
 * Makes the token of a confirmation mail; one sent before is worth nothing from now on, and only the hash is stored.
 * Undefined when nothing waits to be confirmed. Asks for no owner, so it must never answer a request.
 */
export async function issueConfirmToken(
  context: EngineContext,
  subscriptionId: string,
): Promise<(Subscriber & { readonly token: string }) | undefined> {
  const token = newSessionToken(context)
  const { rows } = await sql<Subscriber>`
    update newsletter_subscription
    set token_hash = ${hashToken(token)}, token_expires_at = now() + make_interval(days => ${CONFIRM_TOKEN_DAYS})
    where id = ${subscriptionId} and state = 'pending'
    returning email, locale, store_key as "storeKey"`.execute(context.db)
  const [subscriber] = rows
  return subscriber && { ...subscriber, token }
}
