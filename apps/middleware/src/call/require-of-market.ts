import { CommerceError } from '@shop/domain/error'
import { type Locale, localeOf, type Market } from '@shop/domain/market'

/**
 * Refuses a country or currency that is not the one of the host's market: they are read for shape, and prices come
 * from the store (rule M3). Throws `CommerceError` `invalid-input`.
 */
export function requireSameMarket(market: Market, said: { readonly country?: string; readonly currency?: string }): void {
  for (const field of ['country', 'currency'] as const) {
    if (said[field] !== undefined && said[field] !== market[field])
      throw new CommerceError({ code: 'invalid-input', field }, `The ${field} of this store is ${market[field]}`)
  }
}

/** Refuses a locale that the market of the host does not speak. Throws `CommerceError` `invalid-input`. */
export function requireOwnLocale(market: Market, locale: Locale): void {
  if (!market.languages.some(language => localeOf(market, language) === locale))
    throw new CommerceError({ code: 'invalid-input', field: 'locale' }, `${market.country} has no pages in ${locale}`)
}
