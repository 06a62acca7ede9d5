import type { Address, AddressRole } from '@shop/domain/address'
import { addressesIn, type Customer, defaultAddressIdOf, type SavedAddress } from '@shop/domain/customer'
import type { Market } from '@shop/domain/market'

/** The saved addresses that a market's checkout offers to a customer (ADDR-20), each as it would go onto a cart. */
export interface SavedAddresses {
  readonly billing: readonly ChoosableAddress[]
  readonly shipping: readonly ChoosableAddress[]
}

/** A saved address without what the server once found out about its VAT number. */
export interface ChoosableAddress {
  readonly id: string
  /** Without id and key, which belong to the address book (CHK-13). */
  readonly address: Address
  /** Whether it is the one that its list starts with. */
  readonly isDefault: boolean
}

/** What a guest can choose. */
export const NO_SAVED_ADDRESSES: SavedAddresses = { billing: [], shipping: [] }

/**
 * What a customer can choose, the defaults first. A company whose address has no VAT number has the one of the profile
 * (ACC-16); an address of a delivery has none.
 */
export function savedAddressesOf(customer: Customer, market: Market): SavedAddresses {
  return {
    billing: listOf(customer, market, 'billing', saved => {
      const vatNumber = saved.company ? (saved.custom?.vatNumber ?? customer.vatId) : undefined
      return vatNumber ? { custom: { vatNumber } } : {}
    }),
    shipping: listOf(customer, market, 'shipping', () => ({})),
  }
}

function listOf(
  customer: Customer,
  market: Market,
  role: AddressRole,
  vatOf: (saved: SavedAddress) => Pick<Address, 'custom'>,
): ChoosableAddress[] {
  const defaultId = defaultAddressIdOf(customer, role)
  return addressesIn(customer, market.country, role)
    .map(saved => {
      const { id, key: _key, custom: _custom, fax: _fax, ...address } = saved
      return { id, address: { ...address, ...vatOf(saved) }, isDefault: id === defaultId }
    })
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
}
