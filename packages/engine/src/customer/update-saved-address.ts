import { type AddressDraft, type AddressRole, addressOfDraft } from '@shop/domain/address'
import { type Customer, changeListedAddress } from '@shop/domain/customer'
import type { EngineContext } from '../database/context.ts'
import { changeCustomer } from './change-customer.ts'
import type { CustomerRequest } from './customer-request.ts'

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
