export {
  defaultLanguageOf,
  fallbackLocaleOf,
  isCountryCode,
  isEuCountry,
  isLocale,
  LOCALES,
  localeOf,
  marketOf,
  marketOfStoreKey,
  searchIndexNameOf,
  storeKeyOf,
} from './find-market.ts'
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, type LocalizedString, languageOf } from './language.ts'
export { localize } from './localize.ts'
export { type CashOnDeliveryLimits, COUNTRIES, type CountryCode, type Locale, type Market, type VatNumberRule } from './market.ts'
export { isOwnHost, marketOfHost, ownHostOf } from './market-of-host.ts'
export { originOf } from './market-origin.ts'
export { MARKETS } from './markets.ts'
export { ordersOriginOf } from './orders-origin.ts'
export { spellingOf } from './spelling-of.ts'
