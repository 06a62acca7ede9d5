import { applyCustomerAction, type Customer, type CustomerUpdateAction } from '@shop/domain/customer'
import type { EngineContext } from '../database/context.ts'
import { changeCustomer } from './change-customer.ts'
import type { CustomerRequest } from './customer-request.ts'

/**
 * Applies actions to the session's customer in their order, all or none (API-18, API-43, ACC-10). Throws
 * `CommerceError` of the actions and of `changeCustomer`.
 */
export async function updateCustomer(
  context: EngineContext,
  request: CustomerRequest,
  actions: readonly CustomerUpdateAction[],
): Promise<Customer> {
  return changeCustomer(context, request, (customer, market) =>
    actions.reduce(
      (changed, action) => applyCustomerAction(changed, action, { market, newAddressId: context.newId(), now: context.now() }),
      customer,
    ),
  )
}
