import { isEmail } from '@shop/domain/address'
import type { ChangeEmail, Customer, CustomerUpdateAction } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import { defaultLanguageOf, languageOf, localeOf } from '@shop/domain/market'
import { type AttemptLimit, requireAttempt } from '../attempt/count-attempt.ts'
import { requireMarket } from '../cart/cart-request.ts'
import type { Database, EngineContext } from '../database/context.ts'
import { tell } from '../outbox/tell.ts'
import { requestEmailProof } from './email-proof-rows.ts'
import { EMAIL_CHANGE_TOPIC } from './email-proof-topics.ts'

/** Wishes for another address, per customer: she may mistype it, but writes to no crowd. */
const EMAIL_CHANGES: AttemptLimit = { attempts: 5, withinSeconds: 3600 }

/** The wish for another address among the actions of a change, the last one where there are more; her own is none. */
export function emailWishOf(customer: Customer, actions: readonly CustomerUpdateAction[]): ChangeEmail | undefined {
  const wish = actions.findLast(action => action.action === 'changeEmail')
  if (!wish || wish.email === customer.email) return undefined
  if (!isEmail(wish.email)) throw new CommerceError({ code: 'invalid-input', field: 'email' }, 'Not an e-mail address')
  return wish
}

/**
 * Has a link mailed to the address a customer wants, and tells the one she has (ACC-16): nothing changes before the link
 * is followed. Whether the new one belongs to somebody else is not told (rule A4). Takes part in the transaction of `db`,
 * which must hold her row; her password is checked before. Throws `CommerceError` `too-many-requests`.
 */
export async function requestEmailChange(
  context: EngineContext,
  db: Database,
  { customer, email, storeKey }: { readonly customer: Customer; readonly email: string; readonly storeKey: string },
): Promise<void> {
  await requireAttempt(db, ['change-email', customer.id], EMAIL_CHANGES)
  const market = requireMarket(storeKey)
  const hers = languageOf(customer.locale)
  const language = market.languages.includes(hers) ? hers : defaultLanguageOf(market)
  const id = context.newId()
  const change = { id, email, customerId: customer.id, previousEmail: customer.email }
  if (!(await requestEmailProof(db, { ...change, storeKey, locale: localeOf(market, language) }))) return
  await tell(db, { topic: EMAIL_CHANGE_TOPIC, payload: { proofId: id }, dedupKey: `${EMAIL_CHANGE_TOPIC}/${id}` })
}
