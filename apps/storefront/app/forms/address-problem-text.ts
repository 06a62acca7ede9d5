import type { Market } from '@shop/domain/market'
import type { MessageKey, Translate } from '@shop/i18n'
import { regionName } from '@shop/i18n/format'
import type { AddressFormProblem } from './address-texts.ts'

const FIELD_NAMES = {
  email: 'checkout.email',
  firstName: 'checkout.firstName',
  lastName: 'checkout.lastName',
  company: 'checkout.companyName',
  department: 'checkout.department',
  streetName: 'checkout.street',
  streetNumber: 'checkout.streetNumber',
  additionalStreetInfo: 'checkout.additionalInfo',
  postalCode: 'checkout.postalCode',
  city: 'checkout.city',
  country: 'checkout.country',
  phone: 'checkout.phone',
} as const satisfies Record<AddressFormProblem['label'], MessageKey>

/** A postcode that is right in each market, to show what is meant. */
const POSTAL_CODE_EXAMPLES: Record<Market['country'], string> = {
  AT: '1010',
  BE: '1000',
  BG: '1000',
  CH: '8001',
  CZ: '110 00',
  DE: '10115',
  DK: '1050',
  ES: '28001',
  FI: '00100',
  FR: '75001',
  GB: 'LS10 1AB',
  GR: '105 57',
  HR: '10000',
  HU: '1051',
  IE: 'D02 X285',
  IT: '00184',
  LT: '01103',
  NL: '1012 AB',
  NO: '0150',
  PL: '00-001',
  PT: '1100-148',
  RO: '010011',
  SE: '111 20',
  SI: '1000',
  SK: '811 01',
}

const DIALLING_CODES: Record<Market['country'], number> = {
  AT: 43,
  BE: 32,
  BG: 359,
  CH: 41,
  CZ: 420,
  DE: 49,
  DK: 45,
  ES: 34,
  FI: 358,
  FR: 33,
  GB: 44,
  GR: 30,
  HR: 385,
  HU: 36,
  IE: 353,
  IT: 39,
  LT: 370,
  NL: 31,
  NO: 47,
  PL: 48,
  PT: 351,
  RO: 40,
  SE: 46,
  SI: 386,
  SK: 421,
}

/** What is wrong with a field, with how to correct it (ADDR-17). */
export function addressProblemText(
  t: Translate,
  { market, locale }: { readonly market: Market; readonly locale: string },
  { label, rule }: AddressFormProblem,
): string {
  const field = t(FIELD_NAMES[label])
  switch (rule) {
    case 'required':
      return t('checkout.errorRequired', { field })
    case 'min':
      return t('checkout.errorMin', { field })
    case 'max':
      return t('checkout.errorMax', { field })
    case 'plain':
      return t('checkout.errorLink', { field })
    case 'postal-code':
      return t('checkout.errorPostalCode', { example: POSTAL_CODE_EXAMPLES[market.country] })
    case 'street-number':
      return t('checkout.errorStreetNumber')
    case 'phone':
      return t('checkout.errorPhone', { example: `+${DIALLING_CODES[market.country]} 1234 5678` })
    case 'email':
      return t('checkout.errorEmail')
    case 'gone':
      return t('checkout.errorSavedGone')
    case 'country':
      return t('checkout.errorCountry', { country: regionName(market.country, locale) })
  }
}
