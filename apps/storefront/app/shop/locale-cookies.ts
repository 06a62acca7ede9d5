import { isLocale, type Language, type Locale, localeOf, type Market, storeKeyOf } from '@shop/domain/market'
import { cookieOf } from './cookie-of.ts'
import { lasting } from './write-cookie.ts'

/** Cookies that remember where somebody chose to shop, and how long (COOK-04, COOK-05). */
const LOCALE_COOKIE = 'vsf-locale'
const COUNTRY_COOKIE = 'vsf-country'
const CURRENCY_COOKIE = 'vsf-currency'
const STORE_COOKIE = 'vsf-store'
const MAX_AGE_SECONDS = 365 * 86_400

/** The locale a visitor has chosen, as the cookies of a request say; undefined when they name none. */
export function chosenLocaleOf(cookieHeader: string | undefined): Locale | undefined {
  const locale = cookieOf(cookieHeader, LOCALE_COOKIE)
  return locale !== undefined && isLocale(locale) ? locale : undefined
}

/** The cookies a browser keeps once a language is chosen, ready for `document.cookie`. Only a choice sets them. */
export function localeCookies(market: Market, language: Language, isSecure: boolean): string[] {
  const values = {
    [LOCALE_COOKIE]: localeOf(market, language),
    [COUNTRY_COOKIE]: market.country,
    [CURRENCY_COOKIE]: market.currency,
    [STORE_COOKIE]: storeKeyOf(market),
  }
  return Object.entries(values).map(([name, value]) => lasting(name, value, MAX_AGE_SECONDS, isSecure))
}
