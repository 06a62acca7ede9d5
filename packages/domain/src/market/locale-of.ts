import type { Language } from './language.ts'
import type { Locale, Market } from './market.ts'

// Apart from the table of all markets: a page that has its own market needs no other one, and does not load them.

/** Key of the one store of a market: the country code in lower case. */
export function storeKeyOf(market: Market): string {
  return market.country.toLowerCase()
}

/** The language a market speaks when none is chosen (MKT-09). */
export function defaultLanguageOf(market: Market): Language {
  const [first] = market.languages
  if (!first) throw new Error(`Market ${market.country} has no language`)
  return first
}

/** The locale of a market in one of its languages. */
export function localeOf(market: Market, language: Language = defaultLanguageOf(market)): Locale {
  return `${language}-${market.country}`
}
