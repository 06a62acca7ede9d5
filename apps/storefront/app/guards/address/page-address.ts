import { isLanguage, LOCALES, type Market } from '@shop/domain/market'

/** Codes that may stand first in a path: languages, and locales in lower case (ROUTE-01, ROUTE-02). */
const MARKET_PREFIXES: ReadonlySet<string> = new Set(LOCALES.map(locale => locale.toLowerCase()))

/** Address of a page taken apart, as the rules about addresses change it. */
export interface PageAddress {
  /** Language or market prefix; empty without one. */
  readonly prefix: string
  /** What follows the prefix, decoded. Empty for the home page. */
  readonly path: readonly string[]
  readonly endsWithSlash: boolean
  readonly parameters: URLSearchParams
  /** Status of the redirect to it: 301 for moved routes, 302 for what depends on the visitor, else 308 (GUARD-13, GUARD-14). */
  readonly status: 301 | 302 | 308
}

/** Who asks for an address. */
export interface Visit {
  readonly market: Market
  /** Locale the visitor has chosen before, as a cookie says; anybody can write it. */
  readonly chosenLocale: string | undefined
  readonly isCrawler: boolean
}

/** A rule about addresses: the address itself where it is in order, else the one that stands for it. */
export type AddressRule = (address: PageAddress, visit: Visit) => PageAddress

/** Takes an address apart; undefined for one that is not encoded as addresses are. */
export function pageAddressOf({ pathname, search }: { pathname: string; search: string }): PageAddress | undefined {
  const segments = pathname.split('/').filter(Boolean).map(decoded)
  if (!segments.every(segment => segment !== undefined)) return undefined
  const [first = ''] = segments
  const hasPrefix = isPrefix(first.toLowerCase())
  return {
    prefix: hasPrefix ? first : '',
    path: hasPrefix ? segments.slice(1) : segments,
    endsWithSlash: pathname.endsWith('/'),
    parameters: new URLSearchParams(search),
    status: 308,
  }
}

/** The path of an address, percent-encoded where it has to be. */
export function pathnameOf({ prefix, path, endsWithSlash }: Omit<PageAddress, 'parameters' | 'status'>): string {
  const segments = prefix ? [prefix, ...path] : path
  if (segments.length === 0) return '/'
  return `/${segments.map(encodeURIComponent).join('/')}${endsWithSlash ? '/' : ''}`
}

function isPrefix(segment: string): boolean {
  return isLanguage(segment) || MARKET_PREFIXES.has(segment)
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
