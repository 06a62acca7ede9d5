import type { AddressRole } from '@shop/domain/address'
import { type Customer, removeListedAddress } from '@shop/domain/customer'
import type { EngineContext } from '../database/context.ts'
import { changeCustomer } from './change-customer.ts'
import type { CustomerRequest } from './customer-request.ts'

/** Takes an address from those for shipping or billing (API-21, API-22, ACC-05). Throws `CommerceError` like `changeCustomer`. */
export async function deleteSavedAddress(
  context: EngineContext,
  request: CustomerRequest,
  role: AddressRole,
  addressId: string,
): Promise<Customer> {
  return changeCustomer(context, request, customer => removeListedAddress(customer, role, addressId))
}
