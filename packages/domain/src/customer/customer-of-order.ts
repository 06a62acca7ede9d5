import type { Address } from '../address/address.ts'
import type { Locale } from '../market/index.ts'
import { addAddress, addressKeyOf, setDefaultAddress } from './address-book.ts'
import type { Customer, SavedAddress } from './customer.ts'
import type { CustomerDraft } from './customer-draft.ts'

/** What an order says of who placed it. */
export interface OrderedBy {
  readonly customerEmail: string
  readonly locale: Locale
  readonly billingAddress: Address
  readonly shippingAddress: Address
}

/** Who placed an order, as the draft of a customer: all that registering asks for but the password (AUTH-08, CHK-25). */
export function draftOfOrder({ customerEmail, locale, billingAddress }: OrderedBy): CustomerDraft {
  const { firstName, lastName, company } = billingAddress
  return { email: customerEmail, firstName, lastName, locale, custom: { customerType: company ? 'company' : 'private' } }
}

/**
 * A new customer with the addresses of their order as first choices, one where goods and invoice went to the same place. The ids are
 * those of the two addresses; `now` is an ISO instant in UTC.
 */
export function withAddressesOf(
  { billingAddress, shippingAddress }: OrderedBy,
  customer: Customer,
  { ids: [billingId, shippingId], now }: { readonly ids: readonly [string, string]; readonly now: string },
): Customer {
  const saved = (added: Customer, address: Address, id: string): SavedAddress => {
    const { vatNumber } = address.custom ?? {}
    const key = addressKeyOf(added, address.postalCode, Date.parse(now))
    // What was found out about a VAT number belongs to the order that rests on it.
    return { ...partsOf(address), id, key, ...(vatNumber === undefined ? {} : { custom: { vatNumber } }) }
  }
  const billed = setDefaultAddress(addAddress(customer, saved(customer, billingAddress, billingId)), 'billing', {
    addressId: billingId,
  })
  if (isSamePlace(billingAddress, shippingAddress)) return setDefaultAddress(billed, 'shipping', { addressId: billingId })
  const both = addAddress(billed, saved(billed, shippingAddress, shippingId))
  return setDefaultAddress(both, 'shipping', { addressId: shippingId })
}

function partsOf({ id: _id, key: _key, custom: _custom, ...parts }: Address): Omit<Address, 'id' | 'key' | 'custom'> {
  return parts
}

function isSamePlace(one: Address, other: Address): boolean {
  const textOf = (address: Address) => JSON.stringify(Object.entries(partsOf(address)).toSorted())
  return textOf(one) === textOf(other)
}
