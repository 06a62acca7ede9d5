import { id } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { shippingAddressBook } from './address-book-schema.ts'
import { customerReference } from './customer-reference.ts'

/** Makes a saved address the one that shipping starts with (API-21, ADDR-28, ADDR-31). */
export const setDefaultShippingAddress = defineOperation({
  name: 'setDefaultShippingAddress',
  summary: 'Makes a saved address the default shipping address of the signed-in customer.',
  params: z.strictObject({ customer: customerReference, address: z.strictObject({ id: id.optional() }) }),
  result: shippingAddressBook,
})
