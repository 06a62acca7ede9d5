import { id } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { billingAddressBook } from './address-book-schema.ts'
import { customerReference } from './customer-reference.ts'

/** Makes a saved address the one that billing starts with (API-22, ADDR-27, ADDR-31). */
export const setDefaultBillingAddress = defineOperation({
  name: 'setDefaultBillingAddress',
  summary: 'Makes a saved address the default billing address of the signed-in customer.',
  params: z.strictObject({ customer: customerReference, address: z.strictObject({ id: id.optional() }) }),
  result: billingAddressBook,
})
