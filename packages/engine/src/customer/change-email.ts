import { isEmail } from '@shop/domain/address'
import type { ChangeEmail, Customer, CustomerUpdateAction } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import { defaultLanguageOf, languageOf, localeOf } from '@shop/domain/market'
import { type AttemptLimit, requireAttempt } from '../attempt/count-attempt.ts'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { violatedConstraintOf } from '../database/database-failure.ts'
import { settleNewsletterChoice } from '../newsletter/settle-newsletter-choice.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { endSessionsOfCustomer } from '../session/end-session.ts'
import { requireMarket } from '../store/require-market.ts'
import { requireCustomer } from './change-customer.ts'
import { updateCustomerRow } from './customer-rows.ts'
import { EMAIL_CHANGE_TOPIC, EMAIL_CHANGED_TOPIC, requestEmailProof, useEmailProof } from './email-proof-rows.ts'
import { type Entrance, enterAsCustomer, type SignedIn } from './enter-as-customer.ts'

/** Wishes for another address, per customer: the customer may mistype it, but writes to no crowd. */
const EMAIL_CHANGES: AttemptLimit = { attempts: 5, withinSeconds: 3600 }

/** The wish for another address among the actions of a change, the last one where there are more; their own is not one. */
export function emailWishOf(customer: Customer, actions: readonly CustomerUpdateAction[]): ChangeEmail | undefined {
  const wish = actions.findLast(action => action.action === 'changeEmail')
  if (!wish || wish.email === customer.email) return undefined
  if (!isEmail(wish.email)) throw new CommerceError({ code: 'invalid-input', field: 'email' }, 'Not an e-mail address')
  return wish
}

/**
 * Has a link mailed to the address a customer wants, and notifies the one they have (ACC-16): nothing changes before the link
 * is followed. Whether the new one belongs to someone else is not told (rule A4). Takes part in the transaction of `db`,
 * which must hold their row; their password is checked before. Throws `CommerceError` `too-many-requests`.
 */
export async function requestEmailChange(
  context: EngineContext,
  db: Database,
  { customer, email, storeKey }: { readonly customer: Customer; readonly email: string; readonly storeKey: string },
): Promise<void> {
  await requireAttempt(db, ['change-email', customer.id], EMAIL_CHANGES)
  const market = requireMarket(storeKey)
  const own = languageOf(customer.locale)
  const language = market.languages.includes(own) ? own : defaultLanguageOf(market)
  const id = context.newId()
  const change = { id, email, customerId: customer.id, previousEmail: customer.email }
  if (!(await requestEmailProof(db, { ...change, storeKey, locale: localeOf(market, language) }))) return
  await addToOutbox(db, { topic: EMAIL_CHANGE_TOPIC, payload: { proofId: id }, dedupKey: `${EMAIL_CHANGE_TOPIC}/${id}` })
}

/**
 * Changes the address of the customer who is signed in to the one whose mail held the token (ACC-16). The link alone does
 * not do: an address that was mistyped is someone else's, who must not get the account with it. All their sessions end,
 * and the customer goes on with a new one (rule A2). Throws `CommerceError` `email-token-expired` for a token that is unknown,
 * used, replaced, expired or for another customer, `duplicate-field` for an address that was taken in the meantime, and
 * `resource-not-found` when the customer is gone.
 */
export async function confirmEmailChange(
  context: EngineContext,
  entrance: Entrance,
  { customerId, token }: { readonly customerId: string; readonly token: string },
): Promise<SignedIn> {
  try {
    return await inTransaction(context, async db => {
      // The customer before the proof, as everywhere: the one who holds their row is alone with both.
      const { customer } = await requireCustomer(db, customerId, 'lock')
      const proof = await useEmailProof(db, token)
      if (proof?.customerId !== customerId) throw emailTokenExpired()
      const changed = { ...customer, email: proof.email, version: customer.version + 1 }
      await updateCustomerRow(db, customer, changed, context.now())
      const { storeKey } = entrance
      const settled = await settleNewsletterChoice(context, db, { before: customer, customer: changed, storeKey })
      await endSessionsOfCustomer(db, customerId)
      const dedupKey = `${EMAIL_CHANGED_TOPIC}/${proof.id}`
      await addToOutbox(db, { topic: EMAIL_CHANGED_TOPIC, payload: { proofId: proof.id }, dedupKey })
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
