import type { Address } from '@shop/domain/address'
import type { SavedAddress } from '@shop/domain/customer'
import { entity } from '../entity.ts'
import { countrySchema } from '../market/market-schema.ts'
import { z } from '../zod.ts'

const part = z.string().optional()

/** A VAT number and the result of its check (VAT-25). */
export const vatFieldsSchema = z.strictObject({
  vatNumber: part,
  isVatValidated: z.boolean().optional(),
  vatResponse: part,
  vatEvidence: z
    .strictObject({
      checkedAt: z.string(),
      service: z.string(),
      requestId: part,
      trader: z.strictObject({ name: part, address: part }).optional(),
    })
    .optional(),
})

const fields = {
  id: part,
  key: part,
  title: part,
  salutation: part,
  firstName: z.string(),
  lastName: z.string(),
  streetName: z.string(),
  streetNumber: z.string(),
  additionalStreetInfo: part,
  additionalAddressInfo: part,
  postalCode: z.string(),
  city: z.string(),
  region: part,
  state: part,
  country: countrySchema,
  company: part,
  department: part,
  building: part,
  apartment: part,
  pOBox: part,
  phone: part,
  mobile: part,
  email: part,
  fax: part,
  custom: vatFieldsSchema.optional(),
}

/** A postal address (ENT-04). */
export const addressSchema = entity<Address>('Address', fields)

/** An address of an address book. */
export const savedAddressSchema = entity<SavedAddress>('SavedAddress', { ...fields, id: z.string() })
