import { DEFAULT_COUNTRY, marketOf } from './find-market.ts'
import { MARKETS, type Market } from './market.ts'

/**
 * Origin of a market's storefront, from the market table alone: what a mail links to must not depend on the request
 * that caused it. With `localPort` the local name of the market on this machine, such as `http://sk.localhost:3000`.
 */
export function originOf(market: Market, localPort?: number): string {
  if (localPort === undefined) return `https://${market.productionHost}`
  return `http://${market.domainEndings[0]}.localhost:${localPort}`
}

/**
 * Origin of a market's self-service orders site, a host of its own (ROUTE-30): `orders.` before the production
 * host, or before the local name when the shop itself runs under one; there it has a port of its own.
 */
export function ordersOriginOf(market: Market, shopHost: string, localPort: number): string {
  const bare = shopHost.toLowerCase().replace(/:\d+$/, '')
  const isLocal = bare === '127.0.0.1' || bare === '[::1]' || /(?:^|\.)localhost$/.test(bare)
  return isLocal
    ? `http://orders.${market.country.toLowerCase()}.localhost:${localPort}`
    : `https://orders.${market.productionHost}`
}

const endings = MARKETS.flatMap(market => market.domainEndings.map(ending => ({ ending, market }))).sort(
  (a, b) => b.ending.length - a.ending.length,
)

/** The host without port, trailing dot and local suffix, in lower case. */
function normalizeHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/(^|\.)localhost$/, '')
}

/**
 * The market of a request host: the longest matching domain ending wins; `at.localhost:3000` is Austria,
 * bare `localhost` and any host that matches nothing is the default market (MKT-03, MKT-04, MKT-05).
 * Before a host is written into a response, it goes through `ownHostOf`.
 */
export function marketOfHost(host: string): Market {
  const name = normalizeHost(host)
  const match = endings.find(({ ending }) => name === ending || name.endsWith(`.${ending}`))
  return match?.market ?? marketOf(DEFAULT_COUNTRY)
}

/** Whether a host is the shop's own: a production host of the registry, or a local name. */
export function isOwnHost(host: string): boolean {
  if (ownHosts.has(host)) return true
  const isOwn = isOfTheShop(host)
  if (isOwn && ownHosts.size < MAX_HOSTS) ownHosts.add(host)
  return isOwn
}

/** Hosts that were asked for and are the shop's own, as every call asks for one. With their ports they are many, if not for us. */
const ownHosts = new Set<string>()
const MAX_HOSTS = 500

function isOfTheShop(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const bare = host.toLowerCase().replace(/:\d+$/, '')
  if (bare === 'localhost' || bare === '127.0.0.1' || bare === '[::1]') return true
  if (bare.endsWith('.localhost')) return endings.some(({ ending }) => bare === `${ending}.localhost`)
  return MARKETS.some(({ productionHost }) => bare === productionHost || bare === `www.${productionHost}`)
}

/**
 * The host to name in a response: the requested one where it is the shop's own, else that of the market from the
 * registry, so that no client makes the shop link to a foreign host (MKT-05). See `originOf` for `localPort`.
 */
export function ownHostOf(host: string, localPort?: number): string {
  return isOwnHost(host) ? host : new URL(originOf(marketOfHost(host), localPort)).host
}
