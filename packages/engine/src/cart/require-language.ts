import { CommerceError } from '@shop/domain/error'
import type { Language, Market } from '@shop/domain/market'

/** Refuses a language a market has no pages in. Throws `CommerceError` `invalid-input`. */
export function requireLanguage(market: Market, language: Language | undefined): void {
  if (language && !market.languages.includes(language))
    throw new CommerceError({ code: 'invalid-input', field: 'language' }, `${market.country} has no pages in ${language}`)
}
