import type { Address, AddressRole } from '../address/index.ts'
import { CommerceError } from '../error/index.ts'
import { addressIdsOf, changeAddress, removeAddress, removeAddressId } from './address-book.ts'
import type { Customer } from './customer.ts'

/** Changes an address that is kept for a role; see `changeAddress`. Throws `resource-not-found` when it is not kept for it. */
export function changeListedAddress(customer: Customer, role: AddressRole, addressId: string, content: Address): Customer {
  requireListed(customer, role, addressId)
  return changeAddress(customer, { addressId }, content)
}

/**
 * Takes an address from the list of a role, the default first (ACC-05). One that serves the other role too stays there;
 * else it is gone. Throws `resource-not-found` when it is not kept for the role.
 */
export function removeListedAddress(customer: Customer, role: AddressRole, addressId: string): Customer {
  requireListed(customer, role, addressId)
  const other: AddressRole = role === 'shipping' ? 'billing' : 'shipping'
  return addressIdsOf(customer, other).includes(addressId)
    ? removeAddressId(customer, role, { addressId })
    : removeAddress(customer, { addressId })
}

function requireListed(customer: Customer, role: AddressRole, addressId: string): void {
  if (!addressIdsOf(customer, role).includes(addressId))
    throw new CommerceError(
      { code: 'resource-not-found', typeId: 'address', id: addressId },
      `The customer has no such ${role} address.`,
    )
}
