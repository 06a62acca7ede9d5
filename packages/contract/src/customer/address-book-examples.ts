import { addressExample } from '../address/address-example.ts'
import { customerExample } from './customer-example.ts'

const { id, version, shippingAddressIds, billingAddressIds, addresses } = customerExample
const customer = { id, version: version - 1 }
const address = { id: addresses[0]?.id ?? '' }
const shipping = { user: { version, shippingAddressIds, addresses } }
const billing = { user: { version, billingAddressIds, addresses } }
const emptyShipping = { user: { version, shippingAddressIds: [], addresses: [] } }
const emptyBilling = { user: { version, billingAddressIds: [], addresses: [] } }
const changed = { ...address, ...addressExample, custom: { vatNumber: 'DE123456789' } }

/** A call of each operation on saved addresses, for the reference. */
export const ADDRESS_BOOK_EXAMPLES = {
  addShippingAddress: { params: { customer, address: addressExample }, result: shipping },
  updateShippingAddress: { params: { customer, address: changed }, result: shipping },
  deleteShippingAddress: { params: { customer, address }, result: emptyShipping },
  setDefaultShippingAddress: { params: { customer, address }, result: shipping },
  addBillingAddress: { params: { customer, address: addressExample }, result: billing },
  updateBillingAddress: { params: { customer, address: changed }, result: billing },
  deleteBillingAddress: { params: { customer, address }, result: emptyBilling },
  setDefaultBillingAddress: { params: { customer, address }, result: billing },
}
