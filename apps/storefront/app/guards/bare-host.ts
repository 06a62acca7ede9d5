import { originOf } from '@shop/domain/market'
import type { Guard } from './guard.ts'
import { leadTo } from './lead-to.ts'

/** The host of a market is written without `www.`; path and query stay as they are (GUARD-14). */
export const bareHost: Guard = ({ url, shop: { market } }) => {
  if (url.hostname !== `www.${market.productionHost}`) return
  throw leadTo(`${originOf(market)}${url.pathname}${url.search}`, 308)
}
