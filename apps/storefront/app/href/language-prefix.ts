import { defaultLanguageOf, isLanguage, type Language, type Market } from '@shop/domain/market'

/** The prefix of the paths of a language in a market; empty for the market's default language (ROUTE-03). */
export function languagePrefixOf(market: Market, language: Language): string {
  return language === defaultLanguageOf(market) ? '' : `/${language}`
}

/** The language of a path: its first segment where the market has that language, else the market's default (ROUTE-03, ROUTE-04). */
export function languageOfPath(market: Market, pathname: string): Language {
  const [, first = ''] = pathname.split('/')
  return isLanguage(first) && market.languages.includes(first) ? first : defaultLanguageOf(market)
}
