import { defaultLanguageOf, type Language, type Market, originOf } from '@shop/domain/market'

/** Where the links of a mail lead. */
export interface LinkPlace {
  readonly market: Market
  readonly language: Language
  /** Port of the storefront on this machine, if they lead there. */
  readonly localPort?: number | undefined
}

/** What the URL of every page of a market begins with in a language, without a slash at the end. */
export function startOf({ market, language, localPort }: LinkPlace): string {
  return `${originOf(market, localPort)}${language === defaultLanguageOf(market) ? '' : `/${language}`}`
}
