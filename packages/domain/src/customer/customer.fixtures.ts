import type { Customer } from './customer.ts'

/** A German customer with an empty address book, or with what a test says. */
export function aCustomer(changes: Partial<Customer> = {}): Customer {
  return {
    id: 'customer',
    version: 1,
    customerNumber: 'C100001',
    email: 'erika@example.com',
    firstName: 'Erika',
    lastName: 'Muster',
    locale: 'de-DE',
    customerType: 'private',
    customerGroupAssignments: [],
    addresses: [],
    shippingAddressIds: [],
    billingAddressIds: [],
    custom: {},
    ...changes,
  }
}
