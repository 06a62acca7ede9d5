import { type CustomerDraft, customerFromDraft, type PasswordHasher } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { settleNewsletterChoice } from '../newsletter/settle-newsletter-choice.ts'
import { noteNewsletterWish } from '../newsletter/subscribe-newsletter.ts'
import { insertCustomer, nextCustomerNumber } from './customer-rows.ts'
import { type Entrance, enterAsCustomer, type SignedIn } from './enter-as-customer.ts'
import { requirePassword } from './require-password.ts'

/**
 * Makes a customer of a visitor and signs her in (API-15, AUTH-01). Throws `CommerceError` `password-rejected`, or
 * `registration-failed` for an address that is taken; that takes as long as a registration (rule A4). A wish for the
 * newsletter is confirmed by mail (NEWS-02).
 */
export async function signUp(
  context: EngineContext,
  hasher: PasswordHasher,
  entrance: Entrance,
  draft: CustomerDraft & { readonly password: string },
): Promise<SignedIn> {
  requirePassword(draft.password)
  const passwordHash = await hasher.hash(draft.password)
  const customerNumber = await nextCustomerNumber(context.db)
  const customer = customerFromDraft(draft, { id: context.newId(), customerNumber })
  return inTransaction(context, async db => {
    if (!(await insertCustomer(db, customer, passwordHash)))
      throw new CommerceError({ code: 'registration-failed' }, 'Customer registration failed')
    const settled = await settleNewsletterChoice(context, db, { customer, storeKey: entrance.storeKey })
    if (draft.custom.newsletter && !settled.custom.newsletter)
      await noteNewsletterWish(context, db, { email: customer.email, locale: customer.locale, storeKey: entrance.storeKey })
    return enterAsCustomer(context, db, settled, entrance)
  })
}
