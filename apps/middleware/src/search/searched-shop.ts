import { defaultLanguageOf, type Language, type Locale, localeOf, type Market } from '@shop/domain/market'

/** In which texts and prices a search looks. */
export interface SearchedShop {
  readonly language: Language
  readonly locale: Locale
}

/** The language asked for, or the first of the market, with its locale there. */
export function searchedShopOf(market: Market, asked: Language | undefined): SearchedShop {
  const language = asked ?? defaultLanguageOf(market)
  return { language, locale: localeOf(market, market.languages.includes(language) ? language : defaultLanguageOf(market)) }
}
