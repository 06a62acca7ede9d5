import type { AddressDraft } from '@shop/domain/address'
import { nameSchema } from '../entity.ts'
import { country, email, nameText } from '../fields.ts'
import { z } from '../zod.ts'

/** The parts of an address that a caller may send; the result of a VAT check is not among them (ENT-04). */
export const addressDraftFields = {
  title: nameText(40).optional(),
  salutation: nameText(20).optional(),
  firstName: nameText(80),
  lastName: nameText(80),
  streetName: nameText(120),
  streetNumber: nameText(20),
  additionalStreetInfo: nameText(120).optional(),
  additionalAddressInfo: nameText(120).optional(),
  postalCode: nameText(12),
  city: nameText(80),
  region: nameText(80).optional(),
  state: nameText(80).optional(),
  country,
  company: nameText(120).optional(),
  department: nameText(120).optional(),
  building: nameText(80).optional(),
  apartment: nameText(80).optional(),
  pOBox: nameText(40).optional(),
  phone: nameText(40).optional(),
  mobile: nameText(40).optional(),
  email: email.or(z.literal('')).optional(),
  fax: nameText(40).optional(),
  custom: z.strictObject({ vatNumber: nameText(40).optional() }).optional(),
}

/** An address as a form sends it; empty optional parts are left out. Rules of the market are checked by the engine. */
export const addressDraft = nameSchema('AddressDraft', z.strictObject(addressDraftFields))

/** An address that every rule of its market accepts. */
export const addressExample: AddressDraft = {
  firstName: 'Ada',
  lastName: 'Muster',
  streetName: 'Werkstraße',
  streetNumber: '12a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '+49 30 1234567',
}
