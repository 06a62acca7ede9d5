import { type AddressCorrection, correctAddress } from '@shop/domain/address'
import type { Customer, SavedAddress } from '@shop/domain/customer'
import { CommerceError } from '@shop/domain/error'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { requireCustomer } from './change-customer.ts'
import { updateCustomerRow } from './customer-rows.ts'

/**
 * Corrects an address of a customer's address book for the shop's own people. Throws `CommerceError` `resource-not-found` for an
 * unknown customer or address, and as `correctAddress` does.
 */
export async function correctSavedAddress(
  context: EngineContext,
  { customerId, addressId, correction }: { customerId: string; addressId: string; correction: AddressCorrection },
): Promise<Customer> {
  return inTransaction(context, async db => {
    const { customer } = await requireCustomer(db, customerId, 'lock')
    const known = customer.addresses.find(({ id }) => id === addressId)
    if (!known)
      throw new CommerceError(
        { code: 'resource-not-found', typeId: 'customer', id: addressId },
        `There is no address ${addressId}`,
      )
    const corrected: SavedAddress = { ...correctAddress(known, correction), id: addressId }
    const addresses = customer.addresses.map(address => (address.id === addressId ? corrected : address))
    const changed = { ...customer, addresses, version: customer.version + 1 }
    if (!(await updateCustomerRow(db, customer, changed, context.now()))) throw new Error('A locked customer changed')
    return changed
  })
}
