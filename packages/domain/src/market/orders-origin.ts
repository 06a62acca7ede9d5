import type { Market } from './market.ts'

/**
 * Where a market's self-service orders site answers, a host of its own (ROUTE-30): `orders.` before the production
 * host, or before the local name when the shop itself is seen under one; there it has a port of its own.
 */
export function ordersOriginOf(market: Market, shopHost: string, localPort: number): string {
  const bare = shopHost.toLowerCase().replace(/:\d+$/, '')
  const isLocal = bare === '127.0.0.1' || bare === '[::1]' || /(?:^|\.)localhost$/.test(bare)
  return isLocal
    ? `http://orders.${market.country.toLowerCase()}.localhost:${localPort}`
    : `https://orders.${market.productionHost}`
}
