import type { Market } from './market.ts'

/**
 * Origin of a market's storefront, from the table of markets alone: what a mail links to must not depend on who asked
 * for it. With `localPort` the local name of the market on this machine, such as `http://sk.localhost:3000`.
 */
export function originOf(market: Market, localPort?: number): string {
  if (localPort === undefined) return `https://${market.productionHost}`
  return `http://${market.domainEndings[0]}.localhost:${localPort}`
}
