import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** The address of whoever sent a request, as `request.ip` of Fastify says it; for what Fastify does not see, such as upgrades. */
export type ClientAddressOf = (request: IncomingMessage) => string

/**
 * Whether a text names proxies: an address, a network, or `loopback`, `linklocal`, `uniquelocal`. "Everybody" must be said
 * in addresses: a forgotten `true` would let anybody choose who she is and, at the middleware, the store.
 */
export function isProxy(text: string): boolean {
  if (!/^(?:loopback|linklocal|uniquelocal|[\da-f.:]+[.:][\da-f.:]*(?:\/\d{1,3})?)$/i.test(text)) return false
  try {
    proxyAddr.compile(text)
    return true
  } catch {
    return false
  }
}

/**
 * Reads addresses behind proxies: `x-forwarded-for` is believed from the proxies given and from nobody else.
 * Throws for a proxy that `isProxy` does not know.
 */
export function createClientAddressOf(trustedProxies: readonly string[]): ClientAddressOf {
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return request => proxyAddr(request, isTrusted)
}
