import { CommerceError } from '@shop/domain/error'
import type { EngineContext } from '../database/context.ts'
import { violatedConstraintOf } from '../database/database-failure.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { settleNewsletterChoice } from '../newsletter/settle-newsletter-choice.ts'
import { tell } from '../outbox/tell.ts'
import { endSessionsOfCustomer } from '../session/end-session.ts'
import { updateCustomerRow } from './customer-rows.ts'
import { useEmailProof } from './email-proof-rows.ts'
import { EMAIL_CHANGED_TOPIC } from './email-proof-topics.ts'
import { type Entrance, enterAsCustomer, type SignedIn } from './enter-as-customer.ts'
import { requireCustomer } from './require-customer.ts'

/**
 * Changes the address of the customer who is signed in to the one whose mail held the token (ACC-16). The link alone does
 * not do: an address that was mistyped is somebody else's, who must not get the account with it. All her sessions end,
 * and she goes on with a new one (rule A2). Throws `CommerceError` `email-token-expired` for a token that is unknown,
 * used, replaced, expired or for another customer, `duplicate-field` for an address that was taken in the meantime, and
 * `resource-not-found` when she is gone.
 */
export async function confirmEmailChange(
  context: EngineContext,
  entrance: Entrance,
  { customerId, token }: { readonly customerId: string; readonly token: string },
): Promise<SignedIn> {
  try {
    return await inTransaction(context, async db => {
      // The customer before the proof, as everywhere: whoever holds her row is alone with both.
      const { customer } = await requireCustomer(db, customerId, 'lock')
      const proof = await useEmailProof(db, token)
      if (proof?.customerId !== customerId) throw emailTokenExpired()
      const changed = { ...customer, email: proof.email, version: customer.version + 1 }
      await updateCustomerRow(db, customer, changed, context.now())
      const { storeKey } = entrance
      const settled = await settleNewsletterChoice(context, db, { before: customer, customer: changed, storeKey })
      await endSessionsOfCustomer(db, customerId)
      const dedupKey = `${EMAIL_CHANGED_TOPIC}/${proof.id}`
      await tell(db, { topic: EMAIL_CHANGED_TOPIC, payload: { proofId: proof.id }, dedupKey })
      return enterAsCustomer(context, db, settled, entrance)
    })
  } catch (error) {
    if (violatedConstraintOf(error) !== 'customer_email_unique') throw error
    throw new CommerceError(
      { code: 'duplicate-field', field: 'email' },
      'There is already an existing customer with the provided email.',
      { cause: error },
    )
  }
}

export function emailTokenExpired(): CommerceError {
  return new CommerceError({ code: 'email-token-expired' }, 'The link of the mail was used already or has expired.')
}
