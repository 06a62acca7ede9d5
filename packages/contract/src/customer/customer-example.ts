import type { Customer } from '@shop/domain/customer'
import { addressExample } from '../address/address-example.ts'

/** A customer for the reference. */
export const customerExample: Customer = {
  id: '0a9b8c7d-6e5f-4a3b-9c2d-1e0f9a8b7c6d',
  version: 4,
  email: 'ada@example.org',
  firstName: addressExample.firstName,
  lastName: addressExample.lastName,
  locale: 'de-DE',
  customerType: 'private',
  customerGroupAssignments: [{ customerGroup: { key: 'tier1' } }],
  addresses: [],
  shippingAddressIds: [],
  billingAddressIds: [],
  custom: { newsletter: true },
}
