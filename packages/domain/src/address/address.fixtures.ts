import type { Address } from './address.ts'
import type { AddressDraft } from './address-draft.ts'

/** An address that is right in Germany unless told otherwise. */
export function anAddress(changes: Partial<Address> = {}): Address {
  return {
    firstName: 'Erika',
    lastName: 'Muster',
    streetName: 'Werkstraße',
    streetNumber: '12a',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
    phone: '+49 30 1234567',
    ...changes,
  }
}

/** A good address in Slovakia, the market in which tests shop unless they say otherwise. */
export function aSlovakAddress(changes: Partial<AddressDraft> = {}): AddressDraft {
  return {
    firstName: 'Jana',
    lastName: 'Nová',
    streetName: 'Hlavná',
    streetNumber: '12',
    postalCode: '811 01',
    city: 'Bratislava',
    country: 'SK',
    phone: '+421 900 000 000',
    ...changes,
  }
}
