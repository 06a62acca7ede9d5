import { DEFAULT_COUNTRY, marketOf } from './find-market.ts'
import type { Market } from './market.ts'
import { originOf } from './market-origin.ts'
import { MARKETS } from './markets.ts'

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
 * What names a host to others asks `ownHostOf` first.
 */
export function marketOfHost(host: string): Market {
  const name = normalizeHost(host)
  const match = endings.find(({ ending }) => name === ending || name.endsWith(`.${ending}`))
  return match?.market ?? marketOf(DEFAULT_COUNTRY)
}

/** Whether a host is the shop's own: a production host of the registry, or a local name. */
export function isOwnHost(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const bare = host.toLowerCase().replace(/:\d+$/, '')
  if (bare === 'localhost' || bare === '127.0.0.1' || bare === '[::1]') return true
  if (bare.endsWith('.localhost')) return endings.some(({ ending }) => bare === `${ending}.localhost`)
  return MARKETS.some(({ productionHost }) => bare === productionHost || bare === `www.${productionHost}`)
}

/**
 * The host to name in an answer to a request: the one that was asked for where it is the shop's own, else that of the
 * market from the registry, so that nobody makes the shop link to a host of hers (MKT-05). See `originOf` for `localPort`.
 */
export function ownHostOf(host: string, localPort?: number): string {
  return isOwnHost(host) ? host : new URL(originOf(marketOfHost(host), localPort)).host
}
