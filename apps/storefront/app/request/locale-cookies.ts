import { isLocale, type Language, type Locale, localeOf, type Market, storeKeyOf } from '@shop/domain/market'
import { cookieOf, lasting } from './cookies.ts'

/** Cookies that remember where somebody shops, and how long (COOK-04, COOK-05). */
const LOCALE_COOKIE = 'vsf-locale'
const COUNTRY_COOKIE = 'vsf-country'
const CURRENCY_COOKIE = 'vsf-currency'
const STORE_COOKIE = 'vsf-store'
const MAX_AGE_SECONDS = 365 * 86_400

/** The locale a visitor shops in, as the cookies of a request say; undefined when they name none. */
export function chosenLocaleOf(cookieHeader: string | undefined): Locale | undefined {
  const locale = cookieOf(cookieHeader, LOCALE_COOKIE)
  return locale !== undefined && isLocale(locale) ? locale : undefined
}

/** The cookies of a browser that shops in a language of a market, ready for `document.cookie` and `Set-Cookie`. */
export function localeCookies(market: Market, language: Language, isSecure: boolean): string[] {
  return Object.entries(valuesOf(market, language)).map(([name, value]) => lasting(name, value, MAX_AGE_SECONDS, isSecure))
}

/**
 * The cookies to set where a browser lacks any of them or has those of another market; none where they are in order.
 * A language of this market that was kept before stays, whatever language the page is in (GUARD-22).
 */
export function missingLocaleCookies(
  cookieHeader: string | undefined,
  market: Market,
  language: Language,
  isSecure: boolean,
): string[] {
  const kept = keptLanguageOf(cookieHeader, market) ?? language
  const isInOrder = Object.entries(valuesOf(market, kept)).every(([name, value]) => cookieOf(cookieHeader, name) === value)
  return isInOrder ? [] : localeCookies(market, kept, isSecure)
}

/** The language of a market that the cookies of a request name, if any. */
export function keptLanguageOf(cookieHeader: string | undefined, market: Market): Language | undefined {
  const locale = chosenLocaleOf(cookieHeader)
  return market.languages.find(language => localeOf(market, language) === locale)
}

function valuesOf(market: Market, language: Language): Record<string, string> {
  return {
    [LOCALE_COOKIE]: localeOf(market, language),
    [COUNTRY_COOKIE]: market.country,
    [CURRENCY_COOKIE]: market.currency,
    [STORE_COOKIE]: storeKeyOf(market),
  }
}
