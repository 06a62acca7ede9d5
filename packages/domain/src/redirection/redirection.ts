import { type CountryCode, isCountryCode, isOwnHost, marketOfHost } from '../market/index.ts'
import { safeRedirect } from './safe-redirect.ts'

/** Statuses of a permanent redirect; 301 is the one of moved pages (GUARD-13). */
export const REDIRECTION_CODES = [301, 308] as const
export type RedirectionCode = (typeof REDIRECTION_CODES)[number]

/** A page of a market that has moved. */
export interface Redirection {
  readonly country: CountryCode
  /** Path with query in the form of `sourceOf`. */
  readonly source: string
  /** Path of the same shop, safe to redirect to. */
  readonly target: string
  readonly code: RedirectionCode
}

/** What the storefront is told to do with an address (API-37). */
export interface RedirectionAnswer {
  readonly redirectionCode: RedirectionCode
  readonly targetURL: string
}

/** A row as its author wrote it; nothing of it is trusted. */
export interface RedirectionRow {
  readonly country: string
  readonly source: string
  readonly target: string
  /** 301 when nothing is said. */
  readonly code?: number
}

/** Why a row is not taken. */
export type RedirectionProblem =
  | 'unknown-country'
  | 'unreadable-source'
  | 'home-as-source'
  | 'unsafe-target'
  | 'unknown-code'
  | 'loop'

/** The redirection a row means, or why it means none. */
export function parseRedirection(row: RedirectionRow): Redirection | RedirectionProblem {
  if (!isCountryCode(row.country)) return 'unknown-country'
  const code = REDIRECTION_CODES.find(known => known === (row.code ?? 301))
  if (!code) return 'unknown-code'
  const path = pathIn(row.country, row.source)
  const source = path === undefined ? undefined : sourceOf(path)
  if (source === undefined) return 'unreadable-source'
  if (source === '/') return 'home-as-source'
  const target = targetIn(row.country, row.target)
  return target === undefined ? 'unsafe-target' : { country: row.country, source, target, code }
}

function targetIn(country: CountryCode, text: string): string | undefined {
  const path = pathIn(country, text)
  if (path === undefined) return undefined
  const target = safeRedirect(path)
  const isChanged = target === '/' && path !== '/'
  return isChanged || target.length > MAX_PATH_LENGTH ? undefined : target
}

/** The path of an address of this market's own shop; a path is one of every shop. */
function pathIn(country: CountryCode, text: string): string | undefined {
  if (/^\/(?![/\\])/.test(text)) return text
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  if (!url || !isOwnHost(url.host) || marketOfHost(url.host).country !== country) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

const BASE = 'http://shop.invalid'

/** Longest source or target, in characters. */
const MAX_PATH_LENGTH = 2000

/**
 * The form in which an address is looked up: path and query, without host, fragment and trailing slash, escapes in one
 * spelling. Undefined for what is no address of a page.
 */
function sourceOf(url: string): string | undefined {
  const parsed = URL.parse(url, BASE)
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined
  try {
    const path = encodeURI(decodeURI(parsed.pathname)).replace(/(?<!^)\/+$/, '')
    const source = `${path}${parsed.search}`
    return source.length > MAX_PATH_LENGTH ? undefined : source
  } catch {
    return undefined
  }
}

/** Sources that apply to an address: the one with its query before the one without. */
export function sourcesOf(url: string): string[] {
  const source = sourceOf(url)
  if (source === undefined) return []
  const [path = source] = source.split('?')
  return path === source ? [source] : [source, path]
}
