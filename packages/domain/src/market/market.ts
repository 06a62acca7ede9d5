import type { Language } from './language.ts'
import { MARKET_TABLE, type MarketEntry } from './market-table.ts'
import { SHIPPING_FEE_SETS, type ShippingFeeSet } from './shipping-fee-sets.ts'

/** ISO code of a country with a storefront. */
export type CountryCode = keyof typeof MARKET_TABLE

/** Language and country, such as `de-AT` (MKT-08). */
export type Locale = `${Language}-${CountryCode}`

/** One storefront: a country with its languages, currency, rules and exactly one store (MKT-02, MKT-16). */
export interface Market extends MarketEntry {
  readonly country: CountryCode
  /** Thresholds and fees of its delivery, which come with the market so that pages need no table of them. */
  readonly shippingFees: ShippingFeeSet
}

export const COUNTRIES = Object.keys(MARKET_TABLE) as readonly CountryCode[]

export const MARKETS: readonly Market[] = COUNTRIES.map(country => {
  const entry: MarketEntry = MARKET_TABLE[country]
  return { country, ...entry, shippingFees: SHIPPING_FEE_SETS[entry.shippingFeeSet] }
})
