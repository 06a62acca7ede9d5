import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** The IP address of a request's client, as Fastify's `request.ip`; for requests that Fastify does not handle, such as upgrades. */
export type ClientAddressOf = (request: IncomingMessage) => string

/**
 * Whether a text names proxies: an IP address, a network, or `loopback`, `linklocal`, `uniquelocal`. Trust in everything
 * must be written as networks: a forgotten `true` would let any client choose its address and, at the middleware, the store.
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
 * Finds client addresses behind proxies: `x-forwarded-for` is trusted from the given proxies alone.
 * Throws for a proxy that `isProxy` does not know.
 */
export function createClientAddressOf(trustedProxies: readonly string[]): ClientAddressOf {
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return request => proxyAddr(request, isTrusted)
}
