import { type AddressDraft, type AddressRole, addressOfDraft } from '@shop/domain/address'
import { type Customer, changeListedAddress, removeListedAddress, setDefaultAddress } from '@shop/domain/customer'
import type { EngineContext } from '../database/context.ts'
import { type CustomerRequest, changeCustomer } from './change-customer.ts'
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

/** Changes an address that is kept for shipping or billing (API-21, API-22). Throws `CommerceError` like `changeCustomer`. */
export async function updateSavedAddress(
  context: EngineContext,
  request: CustomerRequest,
  role: AddressRole,
  { id, draft }: { readonly id: string; readonly draft: AddressDraft },
): Promise<Customer> {
  return changeCustomer(context, request, (customer, market) =>
    changeListedAddress(customer, role, id, addressOfDraft(market, draft, role)),
  )
}

/** Takes an address from those for shipping or billing (API-21, API-22, ACC-05). Throws `CommerceError` like `changeCustomer`. */
export async function deleteSavedAddress(
  context: EngineContext,
  request: CustomerRequest,
  role: AddressRole,
  addressId: string,
): Promise<Customer> {
  return changeCustomer(context, request, customer => removeListedAddress(customer, role, addressId))
}

/** Makes a saved address the first choice for shipping or billing (API-21, API-22). Throws `CommerceError` like `changeCustomer`. */
export async function setDefaultSavedAddress(
  context: EngineContext,
  request: CustomerRequest,
  role: AddressRole,
  addressId: string,
): Promise<Customer> {
  return changeCustomer(context, request, customer => setDefaultAddress(customer, role, { addressId }))
}
