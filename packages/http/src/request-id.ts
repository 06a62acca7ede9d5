import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** What an id may be made of: it stands in logs, in answers and in comments of SQL. */
const USABLE = /^[\w.-]{8,64}$/

/** What trusted proxies say of a request besides its client. */
export interface ProxyWords {
  /** Whether a request comes from a proxy that is trusted. */
  isTrusted(request: IncomingMessage): boolean
  /** The id of a request: `X-Request-ID` of a trusted proxy where it is usable, else a new one. */
  idOf(request: IncomingMessage): string
}

/**
 * Reads what the given proxies say; see `isProxy`. Of others nothing is taken: a client that chooses its ids could hide
 * among those of others.
 */
export function createProxyWords(trustedProxies: readonly string[]): ProxyWords {
  const isProxyAddress = proxyAddr.compile([...trustedProxies])
  const isTrusted = ({ socket }: IncomingMessage) => isProxyAddress(socket.remoteAddress ?? '', 0)
  return {
    isTrusted,
    idOf(request) {
      const id = request.headers['x-request-id']
      return typeof id === 'string' && USABLE.test(id) && isTrusted(request) ? id : randomUUID()
    },
  }
}
