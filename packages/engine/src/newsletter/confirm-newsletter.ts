import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { tell } from '../outbox/tell.ts'
import { hashToken, isSessionToken } from '../session/session-token.ts'
import { NEWSLETTER_CONFIRMED_TOPIC } from './newsletter-topics.ts'
import { setChoiceOfAddress } from './subscription-rows.ts'

/**
 * Confirms a subscription by the token of its mail, and the choice of the customer who has that address (NEWS-02,
 * GUARD-19). The token confirms once; whether the subscription is confirmed afterwards is the answer, so a second click
 * changes nothing and is answered alike. False for an unknown, replaced or expired token.
 */
export async function confirmNewsletter(context: EngineContext, token: string): Promise<boolean> {
  if (!isSessionToken(token)) return false
  const tokenHash = hashToken(token)
  return inTransaction(context, async db => {
    await lockCustomerOf(db, tokenHash)
    const { rows } = await sql<{ id: string; email: string }>`
      update newsletter_subscription set state = 'confirmed', confirmed_at = now()
      where token_hash = ${tokenHash} and state = 'pending' and token_expires_at > now()
      returning id, email`.execute(db)
    const [confirmed] = rows
    if (!confirmed) return isConfirmed(db, tokenHash)
    await setChoiceOfAddress(db, confirmed.email, true)
    const messageId = context.newId()
    await tell(db, {
      topic: NEWSLETTER_CONFIRMED_TOPIC,
      payload: { messageId, subscriptionId: confirmed.id },
      dedupKey: `${NEWSLETTER_CONFIRMED_TOPIC}/${messageId}`,
    })
    return true
  })
}

/** The customer before the subscription, as everywhere. */
async function lockCustomerOf(db: Database, tokenHash: Uint8Array): Promise<void> {
  await sql`
    select customer.id from customer
    join newsletter_subscription on newsletter_subscription.email = lower(customer.email)
    where newsletter_subscription.token_hash = ${tokenHash} for update of customer`.execute(db)
}

async function isConfirmed(db: Database, tokenHash: Uint8Array): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscription')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'confirmed')
    .executeTakeFirst()
  return row !== undefined
}
