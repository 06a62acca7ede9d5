import { COOKIES } from '@shop/domain/cookie'
import { type Language, localeOf, type Market, storeKeyOf } from '@shop/domain/market'
import { cookieOf, lastingCookie } from './cookies.ts'

/** The language of a market that the cookies of a request name, if any. */
export function chosenLanguageOf(cookieHeader: string | undefined, market: Market): Language | undefined {
  const locale = cookieOf(cookieHeader, COOKIES.locale.name)
  return market.languages.find(language => localeOf(market, language) === locale)
}

/** The cookies of a browser that shops in a language of a market, ready for `document.cookie` and `Set-Cookie`. */
export function localeCookies(market: Market, language: Language, isSecure: boolean): string[] {
  return cookiesOf(market, language).map(({ cookie: { name, lifetime }, value }) =>
    lastingCookie({ name, value, maxAgeSeconds: lifetime, isSecure }),
  )
}

/**
 * The cookies to set where a browser lacks any of them or has those of another market; empty where they are complete.
 * A language of this market that was chosen before stays, whatever language the page is in (GUARD-22).
 */
export function missingLocaleCookies(
  cookieHeader: string | undefined,
  market: Market,
  language: Language,
  isSecure: boolean,
): string[] {
  const chosen = chosenLanguageOf(cookieHeader, market) ?? language
  const isComplete = cookiesOf(market, chosen).every(({ cookie, value }) => cookieOf(cookieHeader, cookie.name) === value)
  return isComplete ? [] : localeCookies(market, chosen, isSecure)
}

function cookiesOf(market: Market, language: Language) {
  return [
    { cookie: COOKIES.locale, value: localeOf(market, language) },
    { cookie: COOKIES.country, value: market.country },
    { cookie: COOKIES.currency, value: market.currency },
    { cookie: COOKIES.store, value: storeKeyOf(market) },
  ]
}
