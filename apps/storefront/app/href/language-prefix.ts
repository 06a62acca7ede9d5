import { defaultLanguageOf, isLanguage, type Language, MARKETS, type Market } from '@shop/domain/market'

/** Languages whose pages have a prefix: those that are not the default language of a market that has them (ROUTE-03). */
export const PREFIXED_LANGUAGES: readonly Language[] = [
  ...new Set(MARKETS.flatMap(market => market.languages.filter(language => language !== defaultLanguageOf(market)))),
]

/** The prefix of the paths of a language in a market; empty for the market's default language (ROUTE-03). */
export function languagePrefixOf(market: Market, language: Language): string {
  return language === defaultLanguageOf(market) ? '' : `/${language}`
}

/** The language of a path: its first segment where the market has that language, else the market's default (ROUTE-03, ROUTE-04). */
export function languageOfPath(market: Market, pathname: string): Language {
  const [, first = ''] = pathname.split('/')
  return isLanguage(first) && market.languages.includes(first) ? first : defaultLanguageOf(market)
}
