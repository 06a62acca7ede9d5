import { savedAddressSchema } from '../address/address-schema.ts'
import { list } from '../entity.ts'
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
