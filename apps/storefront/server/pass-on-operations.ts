import type { FastifyInstance } from 'fastify'

/** Headers of an answer that hold between two neighbours (RFC 9110, 7.6.1), and what only servers of the shop read. */
const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'cache-tag']
/**
 * What proxies say of a request, which is said by us alone, and what has been answered by us. Nothing is compressed on this
 * way, which is short: answers are compressed once, for the browser.
 */
const NOT_PASSED_ON = [
  ...['accept-encoding', 'forwarded', 'x-forwarded-port', 'x-real-ip', 'via', 'expect', 'upgrade'],
  // A trace goes on by what the call itself says.
  ...['traceparent', 'tracestate', 'baggage'],
]

/**
 * Passes everything under `/api` on to the middleware, so that the browser sees one origin and the strict cookie
 * travels (API-53). The middleware is told the host and the protocol the shopper sees, the shopper's address and the id of
 * the request, all set here and never by the browser; nothing else is added or removed.
 */
export async function passOnOperations(server: FastifyInstance, middlewareUrl: string): Promise<void> {
  // A middleware in this process needs no client of HTTP, which takes megabytes.
  const { default: fastifyHttpProxy } = await import('@fastify/http-proxy')
  await server.register(fastifyHttpProxy, {
    upstream: middlewareUrl,
    prefix: '/api',
    rewritePrefix: '',
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...without(headers, NOT_PASSED_ON),
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-for': request.ip,
        'x-request-id': request.id,
      }),
      rewriteHeaders: headers => without(headers, OF_ONE_CONNECTION),
    },
  })
}

function without<Value>(headers: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
