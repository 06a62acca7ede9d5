import { defaultLanguageOf, localeOf } from '@shop/domain/market'
import type { AddressRule } from './page-address.ts'

/**
 * A visitor who once chose another language of the market than the default one gets it where an address says none
 * (GUARD-22). Crawlers see every address as it is (GUARD-32),
 * and files have no language.
 */
export const languageChoice: AddressRule = (address, { market, chosenLocale, isCrawler }) => {
  if (address.prefix || isCrawler || address.path.at(-1)?.includes('.')) return address
  const language = market.languages.find(spoken => localeOf(market, spoken) === chosenLocale)
  if (!language || language === defaultLanguageOf(market)) return address
  return { ...address, prefix: language, status: 302 }
}
