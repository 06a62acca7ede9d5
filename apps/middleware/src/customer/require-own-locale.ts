import { CommerceError } from '@shop/domain/error'
import { type Locale, localeOf, type Market } from '@shop/domain/market'

/** Refuses a locale that the market of the host does not speak. Throws `CommerceError` `invalid-input`. */
export function requireOwnLocale(market: Market, locale: Locale): void {
  if (!market.languages.some(language => localeOf(market, language) === locale))
    throw new CommerceError({ code: 'invalid-input', field: 'locale' }, `${market.country} has no pages in ${locale}`)
}
