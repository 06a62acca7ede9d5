import { isCountryCode } from './find-market.ts'
import type { CountryCode, Market } from './market.ts'

/** What the settings of a shop change of the registry, each for some countries (MKT-28). */
export interface MarketSwitches {
  /** Countries whose delivery addresses are looked up on the map besides those of the registry (ADDR-21). */
  readonly checkedMarkets?: ReadonlySet<CountryCode> | undefined
  /** Countries whose pages are told nothing while they are open (LIVE-08). */
  readonly quietMarkets?: ReadonlySet<CountryCode> | undefined
}

/** Reads `DE,AT`, the value of a setting. Throws an `Error` that names the setting and what is no country of the shop. */
export function readCountries(setting: string, text = ''): ReadonlySet<CountryCode> {
  const countries = text
    .split(',')
    .map(part => part.trim().toUpperCase())
    .filter(Boolean)
  return new Set(
    countries.map(country => {
      if (!isCountryCode(country)) throw new Error(`${setting} has no such market: ${country}`)
      return country
    }),
  )
}

/** A market as the settings want it; the very row of the registry where they change nothing. */
export function switchedMarket(market: Market, { checkedMarkets, quietMarkets }: MarketSwitches): Market {
  const { country } = market
  const isChecked = checkedMarkets?.has(country) ?? false
  const isQuiet = quietMarkets?.has(country) ?? false
  if (!isChecked && !isQuiet) return market
  return { ...market, ...(isChecked ? { mapsAddressCheck: true } : {}), ...(isQuiet ? { liveUpdates: false } : {}) }
}
