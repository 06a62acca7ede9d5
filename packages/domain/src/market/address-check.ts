import { isCountryCode } from './find-market.ts'
import type { CountryCode, Market } from './market.ts'

/**
 * Reads `DE,AT`: countries whose delivery addresses are looked up on the map besides those of the registry (ADDR-21, MKT-28).
 * Throws an `Error` that names what is no country of the shop.
 */
export function readCheckedMarkets(text = ''): ReadonlySet<CountryCode> {
  const countries = text
    .split(',')
    .map(part => part.trim().toUpperCase())
    .filter(Boolean)
  return new Set(
    countries.map(country => {
      if (!isCountryCode(country)) throw new Error(`ADDRESS_CHECK_MARKETS has no such market: ${country}`)
      return country
    }),
  )
}

/** A market with the look-up of delivery addresses switched on where the settings want it. */
export function withAddressCheck(market: Market, checked: ReadonlySet<CountryCode> | undefined): Market {
  return checked?.has(market.country) ? { ...market, mapsAddressCheck: true } : market
}
