import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { hashToken, isSessionToken, newSessionToken } from '../session/session-token.ts'
import { type Subscriber, setChoiceOfAddress, withdrawSubscriptions } from './subscription-rows.ts'

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

/**
 * Withdraws the newsletter by the token of a mail's link: all that its address subscribed to, and the choice of the
 * customer who has that address. A token that is worth nothing, such as one used before, changes nothing.
 */
export async function withdrawNewsletter(context: EngineContext, token: string): Promise<void> {
  if (!isSessionToken(token)) return
  const tokenHash = hashToken(token)
  await inTransaction(context, async db => {
    await sql`
      select customer.id from customer
      join newsletter_subscription on newsletter_subscription.email = lower(customer.email)
      where newsletter_subscription.withdrawal_hash = ${tokenHash} for update of customer`.execute(db)
    const row = await db
      .selectFrom('newsletter_subscription')
      .select('email')
      .where('withdrawal_hash', '=', tokenHash)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return
    await withdrawSubscriptions(db, row.email)
    await setChoiceOfAddress(db, row.email, false)
  })
}
