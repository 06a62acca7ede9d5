import { addressDraftFields } from '../address/address-draft.ts'
import { nameSchema } from '../entity.ts'
import { id, key } from '../fields.ts'
import { z } from '../zod.ts'

/** The new content of a saved address. Without id the change is refused in the words of ADDR-26. */
export const savedAddressDraft = nameSchema('SavedAddressDraft', z.strictObject({ id: id.optional(), ...addressDraftFields }))

/** A new address; its key is made when none is given (ADDR-30). */
export const addedAddressDraft = nameSchema('AddedAddressDraft', z.strictObject({ key: key.optional(), ...addressDraftFields }))
