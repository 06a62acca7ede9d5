import { addressDraft } from '../address-draft.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { shippingAddressBook } from './address-book-schema.ts'
import { customerReference } from './customer-reference.ts'

/** Saves an address for shipping (API-21, ADDR-30, ADDR-31). */
export const addShippingAddress = defineOperation({
  name: 'addShippingAddress',
  summary: 'Adds an address to the address book of the signed-in customer and keeps it for shipping.',
  params: z.strictObject({ customer: customerReference, address: addressDraft }),
  result: shippingAddressBook,
})
