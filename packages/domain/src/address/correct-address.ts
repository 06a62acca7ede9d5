import { marketOf } from '../market/index.ts'
import type { Address } from './address.ts'
import { addressOfDraft } from './address-draft.ts'

/** Parts of an address that can be corrected. */
export const CORRECTABLE_PARTS = [
  'firstName',
  'lastName',
  'streetName',
  'streetNumber',
  'additionalStreetInfo',
  'postalCode',
  'city',
  'phone',
] as const

/** Corrected parts of an address; the country stays, since taxes follow from it. */
export type AddressCorrection = Partial<Pick<Address, (typeof CORRECTABLE_PARTS)[number]>>

/**
 * An address with a correction, by the rules of its country. Throws `CommerceError` `invalid-input` naming the field that does not
 * fit them.
 */
export function correctAddress(address: Address, correction: AddressCorrection): Address {
  const { id, key, custom, ...parts } = { ...address, ...correction }
  const checked = addressOfDraft(marketOf(address.country), parts)
  return { ...checked, ...(id === undefined ? {} : { id }), ...(key === undefined ? {} : { key }), ...(custom ? { custom } : {}) }
}
