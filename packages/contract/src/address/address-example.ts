import type { AddressDraft } from '../address-draft.ts'

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
