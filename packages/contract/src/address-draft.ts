import { nameSchema } from './entity.ts'
import { country, text } from './fields.ts'
import { z } from './zod.ts'

/** An address as a form sends it; empty optional parts are left out. Rules of the market are checked by the engine. */
export const addressDraft = nameSchema(
  'AddressDraft',
  z.strictObject({
    salutation: text(20).optional(),
    firstName: text(80),
    lastName: text(80),
    streetName: text(120),
    streetNumber: text(20),
    additionalStreetInfo: text(120).optional(),
    postalCode: text(12),
    city: text(80),
    country,
    company: text(120).optional(),
    department: text(120).optional(),
    phone: text(40).optional(),
    custom: z.strictObject({ vatNumber: text(40).optional() }).optional(),
  }),
)

export type AddressDraft = z.infer<typeof addressDraft>
