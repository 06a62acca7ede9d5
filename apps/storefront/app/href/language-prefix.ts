import { defaultLanguageOf, isLanguage, type Language, type Market } from '@shop/domain/market'

/** The language a path speaks: its first segment where the market has that language, else the market's default (ROUTE-03, ROUTE-04). */
export function languageOfPath(market: Market, pathname: string): Language {
  const [, first = ''] = pathname.split('/')
  return isLanguage(first) && market.languages.includes(first) ? first : defaultLanguageOf(market)
}
