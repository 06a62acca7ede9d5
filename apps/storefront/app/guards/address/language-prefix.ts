import { defaultLanguageOf } from '@shop/domain/market'
import type { AddressRule } from './page-address.ts'

/** The prefix of the default language, or of one the market does not speak, leads to the root (GUARD-16). */
export const languagePrefix: AddressRule = (address, { market }) => {
  if (!address.prefix) return address
  const isOwn = market.languages.some(language => language === address.prefix) && address.prefix !== defaultLanguageOf(market)
  return isOwn ? address : { ...address, prefix: '', path: [], endsWithSlash: true }
}
