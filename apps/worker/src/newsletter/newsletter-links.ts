import { defaultLanguageOf, type Language, type Market, originOf } from '@shop/domain/market'
import { encodeConfirmHash } from '@shop/domain/newsletter'

/** Where the links of a mail about the newsletter lead. */
export interface LinkPlace {
  readonly market: Market
  readonly language: Language
  /** Port of the storefront on this machine, if they lead there. */
  readonly localPort?: number | undefined
}

/** The link that confirms a subscription, and leads home (NEWS-03). */
export function confirmLink(place: LinkPlace, emailToken: string): string {
  return `${startOf(place)}/exConsents/confirm?hash=${encodeConfirmHash({ emailToken, redirectTo: '/' })}`
}

/** The link that withdraws a subscription: a page with a button, and where mail programs post to. */
export function withdrawalLink(place: LinkPlace, token: string): string {
  return `${startOf(place)}/newsletter/unsubscribe/?token=${token}`
}

function startOf({ market, language, localPort }: LinkPlace): string {
  return `${originOf(market, localPort)}${language === defaultLanguageOf(market) ? '' : `/${language}`}`
}
