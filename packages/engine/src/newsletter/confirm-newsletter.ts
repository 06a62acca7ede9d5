import { sql } from 'kysely'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { hashToken, isSessionToken, newSessionToken } from '../session/session-token.ts'
import { NEWSLETTER_CONFIRMED_TOPIC, type Subscriber, setChoiceOfAddress } from './subscription-rows.ts'

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
    await addToOutbox(db, {
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
