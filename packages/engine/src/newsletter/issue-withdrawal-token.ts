import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { hashToken, newSessionToken } from '../session/session-token.ts'
import type { Subscriber } from './subscription-rows.ts'

/**
 * Makes the token of the link that withdraws a confirmed subscription; one made before is worth nothing from now on, and
 * only the hash is stored. Undefined when it is not confirmed. Asks for no owner, so it must never answer a request.
 */
export async function issueWithdrawalToken(
  context: EngineContext,
  subscriptionId: string,
): Promise<(Subscriber & { readonly token: string }) | undefined> {
  const token = newSessionToken(context)
  const { rows } = await sql<Subscriber>`
    update newsletter_subscription set withdrawal_hash = ${hashToken(token)}
    where id = ${subscriptionId} and state = 'confirmed'
    returning email, locale, store_key as "storeKey"`.execute(context.db)
  const [subscriber] = rows
  return subscriber && { ...subscriber, token }
}
