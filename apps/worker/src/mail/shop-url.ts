import { defaultLanguageOf, type Language, type Market, originOf } from '@shop/domain/market'

/** Where the links of a mail lead. */
export interface LinkPlace {
  readonly market: Market
  readonly language: Language
  /** Port of the storefront on this machine, if they lead there. */
  readonly localPort?: number | undefined
}

/** The URL of a page of the shop; `path` begins with a slash and has no language (ROUTE-03). */
export function shopUrl({ market, language, localPort }: LinkPlace, path: string): string {
  return `${originOf(market, localPort)}${language === defaultLanguageOf(market) ? '' : `/${language}`}${path}`
}
