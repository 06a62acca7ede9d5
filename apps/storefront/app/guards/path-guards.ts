import { originOf } from '@shop/domain/market'
import { pageNotFound } from '../request/not-found.ts'
import { type Guard, redirectTo } from './guard.ts'

/** The host of a market is written without `www.`; path and query stay as they are (GUARD-14). */
export const bareHost: Guard = ({ url, shop: { market } }) => {
  if (url.hostname !== `www.${market.productionHost}`) return
  throw redirectTo(`${originOf(market)}${url.pathname}${url.search}`, 308)
}

/** Paths below these names are not pages of the shop (ROUTE-33). */
const RESERVED = /^\/(?:\.|__|api(?:\/|$)|fonts?(?:\/|$))/i

/** Responds to paths that can never be pages. */
export const reservedPath: Guard = ({ url }) => {
  if (RESERVED.test(url.pathname)) throw pageNotFound()
}

/** Quotes, as they are and percent-encoded, are in no path of the shop (ROUTE-08); nor is what cannot be decoded. */
export const forbiddenCharacters: Guard = ({ url }) => {
  if (/['"]/.test(decodedOf(url.pathname) ?? '"')) throw pageNotFound()
}

function decodedOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
