import { defaultLanguageOf, localeOf } from '@shop/domain/market'
import type { UrlRule } from './url-rule.ts'

/**
 * The prefix of a market becomes the one that links carry: the language, or none for the default one (ROUTE-02). The
 * prefix of another market belongs to no page of this one and leads to the root (GUARD-29).
 */
export const marketPrefix: UrlRule = (url, { market }) => {
  if (!url.prefix.includes('-')) return url
  const language = market.languages.find(spoken => localeOf(market, spoken).toLowerCase() === url.prefix)
  if (!language) return { ...url, prefix: '', path: [], endsWithSlash: true }
  return { ...url, prefix: language === defaultLanguageOf(market) ? '' : language }
}

/** The prefix of the default language, or of one that is not a language of the market, leads to the root (GUARD-16). */
export const languagePrefix: UrlRule = (url, { market }) => {
  if (!url.prefix) return url
  const isCarriedByLinks = market.languages.some(language => language === url.prefix) && url.prefix !== defaultLanguageOf(market)
  return isCarriedByLinks ? url : { ...url, prefix: '', path: [], endsWithSlash: true }
}

/**
 * A visitor who once chose another language of the market than the default one gets it where a URL names none
 * (GUARD-22). Crawlers get every URL as it is (GUARD-32), and files have no language.
 */
export const languageChoice: UrlRule = (url, visitor) => {
  const { market, chosenLocale } = visitor
  if (url.prefix || chosenLocale === undefined || url.path.at(-1)?.includes('.')) return url
  const language = market.languages.find(spoken => localeOf(market, spoken) === chosenLocale)
  if (!language || language === defaultLanguageOf(market) || visitor.isCrawler()) return url
  return { ...url, prefix: language, status: 302 }
}
