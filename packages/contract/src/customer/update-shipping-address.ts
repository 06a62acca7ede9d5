import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { shippingAddressBook } from './address-book-schema.ts'
import { customerReference } from './customer-reference.ts'
import { savedAddressDraft } from './saved-address-draft.ts'

/** Changes a saved shipping address (API-21, ADDR-26, ADDR-31). */
export const updateShippingAddress = defineOperation({
  name: 'updateShippingAddress',
  summary: 'Changes a shipping address of the signed-in customer.',
  params: z.strictObject({ customer: customerReference, address: savedAddressDraft }),
  result: shippingAddressBook,
})
