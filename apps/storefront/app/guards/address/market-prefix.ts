import { defaultLanguageOf, localeOf } from '@shop/domain/market'
import type { AddressRule } from './page-address.ts'

/**
 * The prefix of a market becomes the one that links carry: the language, or none for the default one (ROUTE-02). A
 * prefix of another market belongs to none of this one's pages and leads to the root (GUARD-29).
 */
export const marketPrefix: AddressRule = (address, { market }) => {
  if (!address.prefix.includes('-')) return address
  const language = market.languages.find(spoken => localeOf(market, spoken).toLowerCase() === address.prefix)
  if (!language) return { ...address, prefix: '', path: [], endsWithSlash: true }
  return { ...address, prefix: language === defaultLanguageOf(market) ? '' : language }
}
