import { addressDraft } from '../address-draft.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { billingAddressBook } from './address-book-schema.ts'
import { customerReference } from './customer-reference.ts'

/** Saves an address for billing (API-22, ADDR-30, ADDR-31). */
export const addBillingAddress = defineOperation({
  name: 'addBillingAddress',
  summary: 'Adds an address to the address book of the signed-in customer and keeps it for billing.',
  params: z.strictObject({ customer: customerReference, address: addressDraft }),
  result: billingAddressBook,
})
