import { addressDraftFields } from '../address/address-draft.ts'
import { savedAddressSchema } from '../address/address-schema.ts'
import { list, nameSchema } from '../entity.ts'
import { id, key } from '../fields.ts'
import { z } from '../zod.ts'

const ids = list(z.string())
const addresses = list(savedAddressSchema)

/** What a change of a shipping address answers with (ADDR-31). */
export const shippingAddressBook = z.strictObject({
  user: z.strictObject({ version: z.int(), shippingAddressIds: ids, addresses }),
})

/** What a change of a billing address answers with (ADDR-31). */
export const billingAddressBook = z.strictObject({
  user: z.strictObject({ version: z.int(), billingAddressIds: ids, addresses }),
})

/** The new content of a saved address. Without id the change is refused by ADDR-26. */
export const savedAddressDraft = nameSchema('SavedAddressDraft', z.strictObject({ id: id.optional(), ...addressDraftFields }))

/** A new address; its key is made when none is given (ADDR-30). */
export const addedAddressDraft = nameSchema('AddedAddressDraft', z.strictObject({ key: key.optional(), ...addressDraftFields }))
