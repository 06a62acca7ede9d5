import { id } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { shippingAddressBook } from './address-book-schema.ts'
import { customerReference } from './customer-reference.ts'

/** Deletes a saved shipping address (API-21, ACC-05, ADDR-31). */
export const deleteShippingAddress = defineOperation({
  name: 'deleteShippingAddress',
  summary: 'Takes an address from the shipping addresses of the signed-in customer.',
  params: z.strictObject({ customer: customerReference, address: z.strictObject({ id }) }),
  result: shippingAddressBook,
})
