import { addressesOf } from './address-book.ts'
import type { Customer, SavedAddress } from './customer.ts'

/** A customer as the customer travels: with the addresses of both lists at hand (ENT-05). */
export interface CustomerView extends Customer {
  readonly shippingAddresses: readonly SavedAddress[]
  readonly billingAddresses: readonly SavedAddress[]
}

/** A customer with the lists that derive from their address book. */
export function viewOfCustomer(customer: Customer): CustomerView {
  return {
    ...customer,
    shippingAddresses: addressesOf(customer, 'shipping'),
    billingAddresses: addressesOf(customer, 'billing'),
  }
}
