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

const BY_ENDING: ReadonlyMap<string, Market> = new Map(
  MARKETS.flatMap(market => market.domainEndings.map(ending => [ending, market] as const)),
)

/** Hosts of the shop without port: production hosts of the registry, and local names. */
const OWN_HOSTS: ReadonlySet<string> = new Set([
  ...['localhost', '127.0.0.1', '[::1]'],
  ...[...BY_ENDING.keys()].map(ending => `${ending}.localhost`),
  ...MARKETS.flatMap(({ productionHost }) => [productionHost, `www.${productionHost}`]),
])

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
  // Every call of every page asks this. From the whole name on, so that the longest ending comes first.
  for (let name = normalizeHost(host); name !== ''; ) {
    const market = BY_ENDING.get(name)
    if (market) return market
    const dot = name.indexOf('.')
    name = dot === -1 ? '' : name.slice(dot + 1)
  }
  return marketOf(DEFAULT_COUNTRY)
}

/** Whether a host is the shop's own: a production host of the registry, or a local name. */
export function isOwnHost(host: string): boolean {
  const bare = host.toLowerCase().replace(/:\d+$/, '')
  // There are numbers that are no ports.
  return OWN_HOSTS.has(bare) && URL.canParse(`http://${host}`)
}

/**
 * The host to name in a response: the requested one where it is the shop's own, else that of the market from the
 * registry, so that no client makes the shop link to a foreign host (MKT-05). See `originOf` for `localPort`.
 */
export function ownHostOf(host: string, localPort?: number): string {
  return isOwnHost(host) ? host : new URL(originOf(marketOfHost(host), localPort)).host
}
