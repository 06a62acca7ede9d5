import type { CurrencyCode } from '../money/currency.ts'
import type { ShippingFeeSetKey } from '../shipping/shipping-fee-sets.ts'
import type { Language } from './language.ts'

export const COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CH',
  'CZ',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const
/** ISO code of a country with a storefront. */
export type CountryCode = (typeof COUNTRIES)[number]

/** Language and country, such as `de-AT` (MKT-08). */
export type Locale = `${Language}-${CountryCode}`

/** Limits of cash on delivery: gross price limit in cents, pieces (0 = no limit), freight goods allowed (COD-02, COD-04, COD-06). */
export interface CashOnDeliveryLimits {
  readonly priceLimit: number
  readonly itemLimit: number
  readonly freight: boolean
}

/** How a VAT number of a country is written and cleaned before a check (VAT-03..VAT-07). */
export interface VatNumberRule {
  readonly prefix: string
  readonly cleaning: 'non-digits' | 'non-word' | 'whitespace'
  readonly placeholder: string
  readonly keepFirst?: number
}

/** One storefront: a country with its languages, currency, rules and exactly one store (MKT-02, MKT-16). */
export interface Market {
  readonly country: CountryCode
  readonly label: string
  readonly currency: CurrencyCode
  /** The first one is the default (MKT-09). */
  readonly languages: readonly Language[]
  /** Endings of host names that select this market (MKT-03, MKT-04). */
  readonly domainEndings: readonly string[]
  readonly productionHost: string
  readonly checkoutEnabled: boolean
  readonly quickAddRestricted: boolean
  readonly reviewConsent: boolean
  readonly newTrustFeatures: boolean
  readonly nativeRouting: boolean
  readonly manualTranslation: boolean
  readonly priceDisclaimer: boolean
  readonly companyIsDefaultClientType: boolean
  readonly mapsAddressCheck: boolean
  readonly liveUpdates: boolean
  readonly cashOnDelivery: CashOnDeliveryLimits
  readonly bankTransferEnabled: boolean
  readonly postalCode: RegExp
  readonly streetNumberMustContainDigit: boolean
  readonly vatNumber: VatNumberRule
  readonly shippingFeeSet: ShippingFeeSetKey
  readonly autocompleteCityFields: 'default' | 'skCz'
}
