import { isLanguage, LOCALES, type Market } from '@shop/domain/market'

/** Codes that may be the first segment of a path: languages, and locales in lower case (ROUTE-01, ROUTE-02). */
const MARKET_PREFIXES: ReadonlySet<string> = new Set(LOCALES.map(locale => locale.toLowerCase()))

/** The URL of a page, parsed, as the URL rules change it. */
export interface PageUrl {
  /** Language or market prefix; empty without one. */
  readonly prefix: string
  /** The segments after the prefix, decoded. Empty for the home page. */
  readonly path: readonly string[]
  readonly endsWithSlash: boolean
  readonly parameters: URLSearchParams
  /** Status of the redirect to it: 301 for moved routes, 302 for what depends on the visitor, else 308 (GUARD-13, GUARD-14). */
  readonly status: 301 | 302 | 308
}

/** What the rules know of the visitor who requests a URL. */
export interface UrlVisitor {
  readonly market: Market
  /** Locale the visitor has chosen before, as a cookie says; not trusted. */
  readonly chosenLocale: string | undefined
  /** Asked by few rules, and some hundred patterns to try. */
  readonly isCrawler: () => boolean
}

/** Returns the URL itself where it is in order, else the one to redirect to. */
export type UrlRule = (url: PageUrl, visitor: UrlVisitor) => PageUrl

/** Parses a URL; undefined when its path is not encoded as URLs are. */
export function pageUrlOf({ pathname, search }: { pathname: string; search: string }): PageUrl | undefined {
  const segments = pathname.split('/').filter(Boolean).map(decodedOf)
  if (!segments.every(segment => segment !== undefined)) return undefined
  const [first = ''] = segments
  const hasPrefix = isLanguage(first.toLowerCase()) || MARKET_PREFIXES.has(first.toLowerCase())
  return {
    prefix: hasPrefix ? first : '',
    path: hasPrefix ? segments.slice(1) : segments,
    endsWithSlash: pathname.endsWith('/'),
    parameters: new URLSearchParams(search),
    status: 308,
  }
}

/** The path of a URL, percent-encoded where it has to be. */
export function pathnameOf({ prefix, path, endsWithSlash }: Omit<PageUrl, 'parameters' | 'status'>): string {
  const segments = prefix ? [prefix, ...path] : path
  if (segments.length === 0) return '/'
  return `/${segments.map(encodeURIComponent).join('/')}${endsWithSlash ? '/' : ''}`
}

/** A URL as a link to it is written, without its host. */
export function hrefOfUrl(url: PageUrl): string {
  const query = url.parameters.toString()
  return query ? `${pathnameOf(url)}?${query}` : pathnameOf(url)
}

function decodedOf(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
