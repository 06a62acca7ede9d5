import { COOKIES } from '@shop/domain/cookie'
import { isOwnHost, localeOf, marketOfHost, ownHostOf } from '@shop/domain/market'
import { SUPPORT_SCOPE } from '@shop/domain/session'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { languageOfPath } from '../../app/href/language-prefix.ts'
import { chosenLanguageOf } from '../../app/request/locale-cookies.ts'
import { pageAddressOf } from './page-address.ts'

/** A request for a page that may be the same for all. */
export interface SharedVisit {
  /** All that such a page is made from: protocol, host, path and the parameters that count. */
  readonly key: string
  readonly hasQuery: boolean
  readonly url: string
  readonly host: string
}

/** What a requested host is to the shop. */
export interface RequestedHost {
  /** The shop's own host that the answer is written for. */
  readonly host: string
  readonly isUnknown: boolean
  /** Whether pages under it are stored: a host can be written with any port, and in any mixture of letters. */
  readonly isStored: boolean
}

const hosts = new LRUCache<string, RequestedHost>({ max: 200 })

/** Reads the host of a request. `localPort` is that of the socket on the machine of a developer. */
export function requestedHostOf(host: string, localPort: number | undefined): RequestedHost {
  const id = `${localPort ?? ''} ${host}`
  const known = hosts.get(id)
  if (known) return known
  const own = ownHostOf(host, localPort)
  const port = /:(\d+)$/.exec(own)?.[1]
  const isStored = own === own.toLowerCase() && (port === undefined || Number(port) === localPort)
  const read = { host: own, isUnknown: !isOwnHost(host), isStored }
  hosts.set(id, read)
  return read
}

const LOCALE = new RegExp(`(?:^|; ?)${COOKIES.locale.name}=([^;]*)`)

/**
 * The page a request asks for, where it may be answered by one that is the same for all; undefined where the answer
 * depends on the visitor: a form, a personal page, a language that was chosen before and leads elsewhere (GUARD-22).
 */
export function sharedVisitOf(
  request: Pick<FastifyRequest, 'method' | 'protocol' | 'originalUrl' | 'headers'>,
  { host, isUnknown, isStored }: RequestedHost,
): SharedVisit | undefined {
  const { method, protocol, originalUrl, headers } = request
  // An answer under a foreign host is told to search engines in a header, and one to a refused upgrade ends the connection.
  if (!isStored || isUnknown || headers.upgrade !== undefined) return undefined
  if (method !== 'GET' && method !== 'HEAD') return undefined
  // Each page says that it is looked at for support.
  if (headers.cookie?.includes(SUPPORT_SCOPE)) return undefined
  const address = pageAddressOf(originalUrl)
  if (!address || leadsElsewhere(headers.cookie, host, address.url)) return undefined
  const { url, hasQuery } = address
  return { key: `${protocol}://${host}${url}`, hasQuery, url, host }
}

/** Whether a visitor has chosen another language of the market than that of the page: it may be redirected, or remembered. */
function leadsElsewhere(cookie: string | undefined, host: string, url: string): boolean {
  const chosen = cookie === undefined ? undefined : LOCALE.exec(cookie)?.[1]
  if (chosen === undefined) return false
  const market = marketOfHost(host)
  const language = languageOfPath(market, url)
  if (chosen === localeOf(market, language)) return false
  const kept = chosenLanguageOf(cookie, market)
  return kept !== undefined && kept !== language
}
