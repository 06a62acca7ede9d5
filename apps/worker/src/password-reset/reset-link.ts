import { defaultLanguageOf, type Language, type Market, originOf } from '@shop/domain/market'

/** Address of the page on which a customer chooses a new password (ROUTE-21), with the token that lets her do it. */
export function resetLink(market: Market, language: Language, token: string, localPort?: number): string {
  const prefix = language === defaultLanguageOf(market) ? '' : `/${language}`
  return `${originOf(market, localPort)}${prefix}/password-reset/change-password?token=${token}`
}
