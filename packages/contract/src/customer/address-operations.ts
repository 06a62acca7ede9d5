import { addressDraft, addressExample } from '../address/address-draft.ts'
import { id } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { billingAddressBook, savedAddressDraft, shippingAddressBook } from './address-book-schema.ts'
import {
  addressReferenceExample,
  billingBookExample,
  changedAddressExample,
  customerReferenceExample,
  emptyBillingBookExample,
  emptyShippingBookExample,
  shippingBookExample,
} from './customer-example.ts'
import { customerReference } from './customer-schema.ts'

export const customerAddressOperations = defineOperations('customer', {
  /** Saves an address for shipping (API-21, ADDR-30, ADDR-31). */
  addShippingAddress: {
    summary: 'Adds an address to the address book of the signed-in customer and keeps it for shipping.',
    params: z.strictObject({ customer: customerReference, address: addressDraft }),
    result: shippingAddressBook,
    errors: ['invalid_token', 'ConcurrentModification', 'InvalidField', 'MaxResourceLimitExceeded'],
    rate: 'buying',
    example: { params: { customer: customerReferenceExample, address: addressExample }, result: shippingBookExample },
  },
  /** Changes a saved shipping address (API-21, ADDR-26, ADDR-31). */
  updateShippingAddress: {
    summary: 'Changes a shipping address of the signed-in customer.',
    params: z.strictObject({ customer: customerReference, address: savedAddressDraft }),
    result: shippingAddressBook,
    errors: ['invalid_token', 'ConcurrentModification', 'InvalidField', 'RequiredField'],
    rate: 'buying',
    example: { params: { customer: customerReferenceExample, address: changedAddressExample }, result: shippingBookExample },
  },
  /** Deletes a saved shipping address (API-21, ACC-05, ADDR-31). */
  deleteShippingAddress: {
    summary: 'Takes an address from the shipping addresses of the signed-in customer.',
    params: z.strictObject({ customer: customerReference, address: z.strictObject({ id }) }),
    result: shippingAddressBook,
    errors: ['invalid_token', 'ConcurrentModification'],
    rate: 'buying',
    example: {
      params: { customer: customerReferenceExample, address: addressReferenceExample },
      result: emptyShippingBookExample,
    },
  },
  /** Makes a saved address the one that shipping starts with (API-21, ADDR-28, ADDR-31). */
  setDefaultShippingAddress: {
    summary: 'Makes a saved address the default shipping address of the signed-in customer.',
    params: z.strictObject({ customer: customerReference, address: z.strictObject({ id: id.optional() }) }),
    result: shippingAddressBook,
    errors: ['invalid_token', 'ConcurrentModification', 'RequiredField'],
    rate: 'buying',
    example: { params: { customer: customerReferenceExample, address: addressReferenceExample }, result: shippingBookExample },
  },
  /** Saves an address for billing (API-22, ADDR-30, ADDR-31). */
  addBillingAddress: {
    summary: 'Adds an address to the address book of the signed-in customer and keeps it for billing.',
    params: z.strictObject({ customer: customerReference, address: addressDraft }),
    result: billingAddressBook,
    errors: ['invalid_token', 'ConcurrentModification', 'InvalidField', 'MaxResourceLimitExceeded'],
    rate: 'buying',
    example: { params: { customer: customerReferenceExample, address: addressExample }, result: billingBookExample },
  },
  /** Changes a saved billing address (API-22, ADDR-26, ADDR-31). */
  updateBillingAddress: {
    summary: 'Changes a billing address of the signed-in customer.',
    params: z.strictObject({ customer: customerReference, address: savedAddressDraft }),
    result: billingAddressBook,
    errors: ['invalid_token', 'ConcurrentModification', 'InvalidField', 'RequiredField'],
    rate: 'buying',
    example: { params: { customer: customerReferenceExample, address: changedAddressExample }, result: billingBookExample },
  },
  /** Deletes a saved billing address (API-22, ACC-05, ADDR-31). */
  deleteBillingAddress: {
    summary: 'Takes an address from the billing addresses of the signed-in customer.',
    params: z.strictObject({ customer: customerReference, address: z.strictObject({ id }) }),
    result: billingAddressBook,
    errors: ['invalid_token', 'ConcurrentModification'],
    rate: 'buying',
    example: {
      params: { customer: customerReferenceExample, address: addressReferenceExample },
      result: emptyBillingBookExample,
    },
  },
  /** Makes a saved address the one that billing starts with (API-22, ADDR-27, ADDR-31). */
  setDefaultBillingAddress: {
    summary: 'Makes a saved address the default billing address of the signed-in customer.',
    params: z.strictObject({ customer: customerReference, address: z.strictObject({ id: id.optional() }) }),
    result: billingAddressBook,
    errors: ['invalid_token', 'ConcurrentModification', 'RequiredField'],
    rate: 'buying',
    example: { params: { customer: customerReferenceExample, address: addressReferenceExample }, result: billingBookExample },
  },
})
