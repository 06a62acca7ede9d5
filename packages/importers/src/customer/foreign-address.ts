import { type Address, addressOfDraft, isPhone, splitStreet } from '@shop/domain/address'
import { CommerceError } from '@shop/domain/error'
import { defaultLanguageOf, isCountryCode, type Language, type Locale, localeOf, MARKETS, marketOf } from '@shop/domain/market'
import type { CurrencyCode } from '@shop/domain/money'

/** An address as another shop system writes it: street and number in one line, or each for itself. */
export interface ForeignAddress {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly street: string
  readonly streetNumber?: string
  readonly additional: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly phone: string
}

/** The address in the form of its market, or why it does not exist here. What is not a phone number is left out of it. */
export function addressOfForeign(given: ForeignAddress): Address | { readonly reason: string } {
  const { country } = given
  if (!isCountryCode(country)) return { reason: `the address was left out: this shop has no market ${country || 'for it'}` }
  const split = given.streetNumber ? { streetName: given.street, streetNumber: given.streetNumber } : splitStreet(given.street)
  const optional = {
    ...(given.company ? { company: given.company } : {}),
    ...(given.additional ? { additionalStreetInfo: given.additional } : {}),
    ...(isPhone(given.phone) ? { phone: given.phone } : {}),
  }
  const { firstName, lastName, postalCode, city } = given
  try {
    return addressOfDraft(marketOf(country), { firstName, lastName, postalCode, city, country, ...split, ...optional })
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    return { reason: `the address was left out: ${error.message}; the customer is asked for one with the next order` }
  }
}

/** The locale of a customer: of their country, else of the first market with the currency; in the language where it is spoken there. */
export function localeOfForeign(country: string, language: Language, currency?: CurrencyCode): Locale {
  const fitting = MARKETS.filter(market => currency === undefined || market.currency === currency)
  const home = isCountryCode(country) ? marketOf(country) : undefined
  const named = fitting.find(({ country: code }) => code.toLowerCase() === language)
  const market = home ?? named ?? fitting.find(one => defaultLanguageOf(one) === language) ?? fitting[0] ?? marketOf('DE')
  return localeOf(market, market.languages.includes(language) ? language : defaultLanguageOf(market))
}
