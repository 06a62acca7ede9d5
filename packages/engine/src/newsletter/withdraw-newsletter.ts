import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { hashToken, isSessionToken } from '../session/session-token.ts'
import { setChoiceOfAddress, withdrawSubscriptions } from './subscription-rows.ts'

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
