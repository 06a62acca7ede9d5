import { type Language, languageOf } from './language.ts'
import { localeOf } from './locale-of.ts'
import { type CountryCode, type Locale, MARKETS, type Market } from './market.ts'

/** The market every unknown choice falls back to (MKT-05). */
export const DEFAULT_COUNTRY: CountryCode = 'SK'

const byCountry = new Map(MARKETS.map(market => [market.country, market]))

/** The market of a country. Throws for a country without a storefront. */
export function marketOf(country: CountryCode): Market {
  const market = byCountry.get(country)
  if (!market) throw new Error(`No market for country ${country}`)
  return market
}

/** Whether an input names a country with a storefront. */
export function isCountryCode(value: string): value is CountryCode {
  return byCountry.has(value as CountryCode)
}

/** The market of a store key, or undefined for an unknown key. */
export function marketOfStoreKey(storeKey: string): Market | undefined {
  return byCountry.get(storeKey.toUpperCase() as CountryCode)
}

/** All 28 locales in market order (MKT-08). */
export const LOCALES: readonly Locale[] = MARKETS.flatMap(market => market.languages.map(language => localeOf(market, language)))

/** Name of the search index of a locale (MKT-17). */
export function searchIndexNameOf(locale: Locale): string {
  return `prod.${locale}`
}

/** The country whose texts the other countries of a shared language fall back to. */
const HOME_COUNTRIES: Partial<Record<Language, CountryCode>> = { de: 'DE', en: 'GB', fr: 'FR', it: 'IT', nl: 'NL' }

/** The locale that supplies texts missing in a locale (MKT-11). */
export function fallbackLocaleOf(locale: Locale): Locale | undefined {
  const language = languageOf(locale)
  const home = HOME_COUNTRIES[language]
  return home && locale !== `${language}-${home}` ? `${language}-${home}` : undefined
}
