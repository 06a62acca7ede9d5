import { type Language, type Market, ordersOriginOf } from '@shop/domain/market'
import { languagePrefixOf } from '../href/language-prefix.ts'
import type { RequestInput } from './request-context.server.ts'

const DEFAULT_PORT = 3100

/** URL of the self-service orders site of the market in a language, with a slash at the end (ROUTE-30). */
export function ordersUrlOf(
  { host, ordersPort = DEFAULT_PORT }: Pick<RequestInput, 'host' | 'ordersPort'>,
  { market, language }: { readonly market: Market; readonly language: Language },
): string {
  return `${ordersOriginOf(market, host, ordersPort)}${languagePrefixOf(market, language)}/`
}

/** URL of the page of an order there; the token of a link opens it. */
export function orderUrlOf(site: string, orderNumber: string, token: string): string {
  return `${site}orders/${orderNumber}?token=${encodeURIComponent(token)}`
}
