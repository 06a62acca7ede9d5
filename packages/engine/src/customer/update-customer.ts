import {
  applyCustomerAction,
  type Customer,
  type CustomerChange,
  type CustomerUpdateAction,
  type PasswordHasher,
} from '@shop/domain/customer'
import type { EngineContext } from '../database/context.ts'
import { type CustomerRequest, type CustomerSideEffect, changeCustomer, loadOwnCustomer } from './change-customer.ts'
import { emailWishOf, requestEmailChange } from './change-email.ts'
import { requireCurrentPassword } from './password.ts'

/**
 * Applies actions to the session's customer in their order, all or none (API-18, API-43, ACC-10). Another e-mail address
 * takes their password, and effect later by the link of a mail; see `requestEmailChange`. Throws `CommerceError` of the
 * actions, of `changeCustomer` and of `requireCurrentPassword`.
 */
export async function updateCustomer(
  context: EngineContext,
  hasher: PasswordHasher,
  request: CustomerRequest,
  actions: readonly CustomerUpdateAction[],
): Promise<Customer> {
  const changes = actions.filter(action => action.action !== 'changeEmail')
  if (changes.length === actions.length) return applyToCustomer(context, request, changes)
  const wish = emailWishOf(await loadOwnCustomer(context, request), actions)
  if (!wish) return applyToCustomer(context, request, changes)
  const { id: customerId, storeKey } = request
  const { email, currentPassword = '' } = wish
  const message = 'Another e-mail address takes the current password'
  await requireCurrentPassword(context, hasher, { customerId, currentPassword }, message)
  // A password that changes meanwhile raises the version, which is compared under the lock.
  return applyToCustomer(context, request, changes, (db, customer) =>
    requestEmailChange(context, db, { customer, email, storeKey }),
  )
}

/** Applies changes that take effect at once. Throws `CommerceError` of the changes and of `changeCustomer`. */
export async function applyToCustomer(
  context: EngineContext,
  request: CustomerRequest,
  changes: readonly CustomerChange[],
  also?: CustomerSideEffect,
): Promise<Customer> {
  const situation = () => ({ newAddressId: context.newId(), now: context.now() })
  return changeCustomer(
    context,
    request,
    (customer, market) =>
      changes.reduce((changed, change) => applyCustomerAction(changed, change, { market, ...situation() }), customer),
    also,
  )
}
