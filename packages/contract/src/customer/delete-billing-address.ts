import { id } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { billingAddressBook } from './address-book-schema.ts'
import { customerReference } from './customer-reference.ts'

/** Deletes a saved billing address (API-22, ACC-05, ADDR-31). */
export const deleteBillingAddress = defineOperation({
  name: 'deleteBillingAddress',
  summary: 'Takes an address from the billing addresses of the signed-in customer.',
  params: z.strictObject({ customer: customerReference, address: z.strictObject({ id }) }),
  result: billingAddressBook,
})
