import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { billingAddressBook } from './address-book-schema.ts'
import { customerReference } from './customer-reference.ts'
import { savedAddressDraft } from './saved-address-draft.ts'

/** Changes a saved billing address (API-22, ADDR-26, ADDR-31). */
export const updateBillingAddress = defineOperation({
  name: 'updateBillingAddress',
  summary: 'Changes a billing address of the signed-in customer.',
  params: z.strictObject({ customer: customerReference, address: savedAddressDraft }),
  result: billingAddressBook,
})
