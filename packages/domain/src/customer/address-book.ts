import type { Address, AddressRole } from '../address/index.ts'
import { CommerceError } from '../error/index.ts'
import type { CountryCode } from '../market/index.ts'
import type { Customer, SavedAddress } from './customer.ts'

/** Most addresses a customer may save. */
export const MAX_SAVED_ADDRESSES = 50

/** Which saved address is meant: by its id or by its key. */
export interface AddressReference {
  readonly addressId?: string | undefined
  readonly addressKey?: string | undefined
}

/** Saved addresses in one country, which alone can be used in its shop (ADDR-20); with a role those of its list. */
export function addressesIn(customer: Customer, country: CountryCode, role?: AddressRole): SavedAddress[] {
  const addresses = role ? addressesOf(customer, role) : customer.addresses
  return addresses.filter(address => address.country === country)
}

/** Saved addresses a customer keeps for shipping or billing. */
export function addressesOf(customer: Customer, role: AddressRole): SavedAddress[] {
  const ids = addressIdsOf(customer, role)
  return customer.addresses.filter(({ id }) => ids.includes(id))
}

/** Ids of the addresses a customer keeps for shipping or billing. */
export function addressIdsOf(customer: Customer, role: AddressRole): readonly string[] {
  return role === 'shipping' ? customer.shippingAddressIds : customer.billingAddressIds
}

/** Id of the address a customer is offered first. */
export function defaultAddressIdOf(customer: Customer, role: AddressRole): string | undefined {
  return role === 'shipping' ? customer.defaultShippingAddressId : customer.defaultBillingAddressId
}

/** Key of a new address: its postal code and the time, moved on where that key is taken (ADDR-30). */
export function addressKeyOf(customer: Customer, postalCode: string, timestampMs: number): string {
  const key = `${postalCode.replace(/[^A-Za-z0-9]/g, '')}-${timestampMs}`
  return findAddress(customer, { addressKey: key }) ? addressKeyOf(customer, postalCode, timestampMs + 1) : key
}

/** A customer with one more address, in neither list yet. Throws `max-resource-limit-exceeded`, and `invalid-input` for a taken key. */
export function addAddress(customer: Customer, address: SavedAddress): Customer {
  if (customer.addresses.length >= MAX_SAVED_ADDRESSES)
    throw new CommerceError(
      { code: 'max-resource-limit-exceeded', limit: MAX_SAVED_ADDRESSES },
      `A customer saves at most ${MAX_SAVED_ADDRESSES} addresses`,
    )
  if (address.key !== undefined && findAddress(customer, { addressKey: address.key }))
    throw new CommerceError({ code: 'invalid-input', field: 'address.key' }, 'The customer has an address with this key')
  return { ...customer, addresses: [...customer.addresses, address] }
}

/**
 * A customer with another content of a saved address; id, key and lists stay. What the server found out about a VAT
 * number stays only with that number. Throws `resource-not-found`.
 */
export function changeAddress(customer: Customer, reference: AddressReference, content: Address): Customer {
  const { id, key, custom: known } = requireAddress(customer, reference)
  const isSameNumber = known?.vatNumber !== undefined && known.vatNumber === content.custom?.vatNumber
  const changed: SavedAddress = {
    ...content,
    id,
    ...(key === undefined ? {} : { key }),
    ...(isSameNumber ? { custom: known } : {}),
  }
  return { ...customer, addresses: customer.addresses.map(address => (address.id === id ? changed : address)) }
}

/** A customer without an address, which is no default and in no list any more (ACC-05). Throws `resource-not-found`. */
export function removeAddress(customer: Customer, reference: AddressReference): Customer {
  const { id } = requireAddress(customer, reference)
  const unlisted = removeAddressId(removeAddressId(customer, 'shipping', { addressId: id }), 'billing', { addressId: id })
  return { ...unlisted, addresses: unlisted.addresses.filter(address => address.id !== id) }
}

/** A customer who keeps a saved address for shipping or billing. Throws `resource-not-found`. */
export function addAddressId(customer: Customer, role: AddressRole, reference: AddressReference): Customer {
  const { id } = requireAddress(customer, reference)
  const ids = addressIdsOf(customer, role)
  return ids.includes(id) ? customer : withAddressIds(customer, role, [...ids, id])
}

/** A customer who no longer keeps an address for shipping or billing; where it is the default, they have none (ACC-05). Throws `resource-not-found`. */
export function removeAddressId(customer: Customer, role: AddressRole, reference: AddressReference): Customer {
  const { id } = requireAddress(customer, reference)
  const undefaulted = defaultAddressIdOf(customer, role) === id ? setDefaultAddress(customer, role) : customer
  const ids = addressIdsOf(undefaulted, role)
  return ids.includes(id)
    ? withAddressIds(
        undefaulted,
        role,
        ids.filter(listed => listed !== id),
      )
    : undefaulted
}

/** A customer with another default address, which is in the list of its role from then on; without reference with none. Throws `resource-not-found`. */
export function setDefaultAddress(customer: Customer, role: AddressRole, reference?: AddressReference): Customer {
  if (reference) {
    const { id } = requireAddress(customer, reference)
    const listed = addAddressId(customer, role, { addressId: id })
    return role === 'shipping' ? { ...listed, defaultShippingAddressId: id } : { ...listed, defaultBillingAddressId: id }
  }
  const { defaultShippingAddressId, defaultBillingAddressId, ...rest } = customer
  if (role === 'shipping') return defaultBillingAddressId === undefined ? rest : { ...rest, defaultBillingAddressId }
  return defaultShippingAddressId === undefined ? rest : { ...rest, defaultShippingAddressId }
}

function withAddressIds(customer: Customer, role: AddressRole, ids: readonly string[]): Customer {
  return role === 'shipping' ? { ...customer, shippingAddressIds: ids } : { ...customer, billingAddressIds: ids }
}

function findAddress(customer: Customer, { addressId, addressKey }: AddressReference): SavedAddress | undefined {
  if (addressId !== undefined) return customer.addresses.find(({ id }) => id === addressId)
  return addressKey === undefined ? undefined : customer.addresses.find(({ key }) => key === addressKey)
}

function requireAddress(customer: Customer, reference: AddressReference): SavedAddress {
  const address = findAddress(customer, reference)
  if (!address)
    throw new CommerceError(
      { code: 'resource-not-found', typeId: 'address', id: reference.addressId ?? reference.addressKey ?? '' },
      'The customer has no such address.',
    )
  return address
}
