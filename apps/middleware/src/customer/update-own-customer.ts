import type { Customer, CustomerUpdateAction } from '@shop/domain/customer'
import type { Locale } from '@shop/domain/market'
import { type CustomerRequest, updateCustomer } from '@shop/engine/customer'
import { noteSubscriptionText } from '@shop/engine/newsletter'
import type { OperationContext } from '../call/operation-call.ts'
import { newsletterQuestionOf } from '../consent/question-texts.ts'

/**
 * Applies actions to the customer of a call, and keeps what a customer who wants the newsletter agreed to, whichever way they
 * said so: the text of the page, which need not be in the language of the customer. Throws like `updateCustomer`.
 */
export async function updateOwnCustomer(
  { engine, passwords, storeKey }: Pick<OperationContext, 'engine' | 'passwords' | 'storeKey'>,
  request: CustomerRequest,
  actions: readonly CustomerUpdateAction[],
  pageLocale?: Locale,
): Promise<Customer> {
  const changed = await updateCustomer(engine, passwords, request, actions)
  const { email, custom } = changed
  if (custom.newsletter && actions.some(({ action }) => action === 'setNewsletter')) {
    const locale = pageLocale ?? changed.locale
    const text = await newsletterQuestionOf(locale, 'account')
    await noteSubscriptionText(engine, { email, storeKey }, { locale, text })
  }
  return changed
}
