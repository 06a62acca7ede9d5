import type { AddressDraft } from '@shop/domain/address'

/** A good address in Slovakia. */
export const ADDRESS: AddressDraft = {
  firstName: 'Jana',
  lastName: 'Nová',
  streetName: 'Hlavná',
  streetNumber: '12',
  postalCode: '811 01',
  city: 'Bratislava',
  country: 'SK',
  phone: '+421 900 000 000',
}
