import { nameSchema } from './entity.ts'
import { country, email, text } from './fields.ts'
import { z } from './zod.ts'

/** The parts of an address that a caller may send; what a VAT check found out is not among them (ENT-04). */
export const addressDraftFields = {
  title: text(40).optional(),
  salutation: text(20).optional(),
  firstName: text(80),
  lastName: text(80),
  streetName: text(120),
  streetNumber: text(20),
  additionalStreetInfo: text(120).optional(),
  additionalAddressInfo: text(120).optional(),
  postalCode: text(12),
  city: text(80),
  region: text(80).optional(),
  state: text(80).optional(),
  country,
  company: text(120).optional(),
  department: text(120).optional(),
  building: text(80).optional(),
  apartment: text(80).optional(),
  pOBox: text(40).optional(),
  phone: text(40).optional(),
  mobile: text(40).optional(),
  email: email.or(z.literal('')).optional(),
  fax: text(40).optional(),
  custom: z.strictObject({ vatNumber: text(40).optional() }).optional(),
}

/** An address as a form sends it; empty optional parts are left out. Rules of the market are checked by the engine. */
export const addressDraft = nameSchema('AddressDraft', z.strictObject(addressDraftFields))

export type AddressDraft = z.infer<typeof addressDraft>
