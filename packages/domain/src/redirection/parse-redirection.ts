import { type CountryCode, isCountryCode, isOwnHost, marketOfHost } from '../market/index.ts'
import { REDIRECTION_CODES, type Redirection } from './redirection.ts'
import { safeRedirect } from './safe-redirect.ts'
import { MAX_PATH_LENGTH, sourceOf } from './source-of.ts'

/** A row as somebody wrote it; nothing of it is believed. */
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
