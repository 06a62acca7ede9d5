import type { Customer } from '@shop/domain/customer'
import type { Database, EngineContext } from '../database/context.ts'
import {
  confirmSubscriptionOfCustomer,
  holdIsSubscribed,
  takeOverSubscription,
  withdrawSubscriptions,
} from './subscription-rows.ts'

interface SettledCustomer {
  /** As the customer was before; undefined for a new customer. */
  readonly before?: Customer
  /** As the customer was just written. */
  readonly customer: Customer
  /** Where the customer chose. */
  readonly storeKey: string
}

/**
 * Makes the subscription of an address follow what its customer chose (ACC-13, NEWS-05), in the transaction that wrote
 * them. A new customer, or one with a new address, who did not choose the newsletter has it when that address was
 * confirmed by a mail before: not having asked again takes nothing back. Returns them with that.
 */
export async function settleNewsletterChoice(
  context: EngineContext,
  db: Database,
  { before, customer, storeKey }: SettledCustomer,
): Promise<Customer> {
  const { email, locale } = customer
  const hasChosen = customer.custom.newsletter === true
  const hadChosen = before?.custom.newsletter === true
  const isSameAddress = before?.email.toLowerCase() === email.toLowerCase()
  if (isSameAddress && hasChosen === hadChosen) return customer
  if (before && !isSameAddress && hadChosen) await withdrawSubscriptions(db, before.email)
  if (hasChosen) {
    const formerEmail = hadChosen ? before?.email : null
    await confirmSubscriptionOfCustomer(db, { id: context.newId(), email, locale, storeKey, formerEmail })
    return customer
  }
  if (isSameAddress) {
    await withdrawSubscriptions(db, email)
    return customer
  }
  if (!(await holdIsSubscribed(db, email))) return customer
  await takeOverSubscription(db, customer.id)
  return { ...customer, custom: { ...customer.custom, newsletter: true } }
}
