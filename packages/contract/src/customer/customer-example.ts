import { type Customer, type CustomerView, type SavedAddress, viewOfCustomer } from '@shop/domain/customer'
import { addressExample } from '../address/address-draft.ts'

const savedAddress: SavedAddress = { id: '1c9d2f54-6b7e-4a30-9c1d-2e3f4a5b6c70', key: '10115-1795253400000', ...addressExample }

const customer: Customer = {
  id: '3a7b1c5d-9e2f-4810-a6c4-8d0e2f4a6b19',
  version: 3,
  customerNumber: 'C100042',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Muster',
  locale: 'de-DE',
  customerType: 'private',
  customerGroupAssignments: [{ customerGroup: { key: 'tier1' } }],
  addresses: [savedAddress],
  shippingAddressIds: [savedAddress.id],
  billingAddressIds: [savedAddress.id],
  defaultShippingAddressId: savedAddress.id,
  custom: { newsletter: true },
}

/** A customer with one saved address. */
export const customerExample: CustomerView = viewOfCustomer(customer)

const { version, shippingAddressIds, billingAddressIds, addresses } = customerExample

/** The example customer before a change of their data, as a call names it. */
export const customerReferenceExample = { id: customerExample.id, version: version - 1 }

/** The saved address, as a call names it, and with other content. */
export const addressReferenceExample = { id: savedAddress.id }
export const changedAddressExample = { ...addressReferenceExample, ...addressExample, custom: { vatNumber: 'DE123456789' } }

/** Address books of the example customer, with the saved address and without it. */
export const shippingBookExample = { user: { version, shippingAddressIds, addresses } }
export const billingBookExample = { user: { version, billingAddressIds, addresses } }
export const emptyShippingBookExample = { user: { version, shippingAddressIds: [], addresses: [] } }
export const emptyBillingBookExample = { user: { version, billingAddressIds: [], addresses: [] } }
