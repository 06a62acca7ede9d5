import type { AddressDraft, AddressRole } from '@shop/domain/address'
import type { Customer } from '@shop/domain/customer'
import type { EngineContext } from '../database/context.ts'
import type { CustomerRequest } from './customer-request.ts'
import { applyToCustomer } from './update-customer.ts'

/** Saves an address and keeps it for shipping or billing (API-21, API-22, ADDR-30). Throws `CommerceError` like `changeCustomer`. */
export async function addSavedAddress(
  context: EngineContext,
  request: CustomerRequest,
  role: AddressRole,
  address: AddressDraft,
): Promise<Customer> {
  const action = role === 'shipping' ? 'addShippingAddress' : 'addBillingAddress'
  return applyToCustomer(context, request, [{ action, address }])
}
