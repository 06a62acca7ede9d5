import type { AddressRole } from '@shop/domain/address'
import { type Customer, setDefaultAddress } from '@shop/domain/customer'
import type { EngineContext } from '../database/context.ts'
import { changeCustomer } from './change-customer.ts'
import type { CustomerRequest } from './customer-request.ts'

/** Makes a saved address the first choice for shipping or billing (API-21, API-22). Throws `CommerceError` like `changeCustomer`. */
export async function setDefaultSavedAddress(
  context: EngineContext,
  request: CustomerRequest,
  role: AddressRole,
  addressId: string,
): Promise<Customer> {
  return changeCustomer(context, request, customer => setDefaultAddress(customer, role, { addressId }))
}
