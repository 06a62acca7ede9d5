export { isEuCountry } from './eu-country.ts'
export {
  fallbackLocaleOf,
  isCountryCode,
  LOCALES,
  marketOf,
  marketOfStoreKey,
  searchIndexNameOf,
} from './find-market.ts'
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, type LocalizedString, languageOf } from './language.ts'
export { defaultLanguageOf, localeOf, storeKeyOf } from './locale-of.ts'
export { localize, spellingOf } from './localize.ts'
export { COUNTRIES, type CountryCode, type Locale, MARKETS, type Market } from './market.ts'
export { isOwnHost, marketOfHost, ordersOriginOf, originOf, ownHostOf } from './market-hosts.ts'
export { type MarketSwitches, readCountries, switchedMarket } from './market-switches.ts'
export { dayIn, timeZoneOf } from './time-zone.ts'
export { instantOnClock } from './wall-clock.ts'
