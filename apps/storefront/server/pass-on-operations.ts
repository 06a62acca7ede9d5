import fastifyHttpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

/**
 * Passes everything under `/api` on to the middleware, so that the browser sees one origin and the strict cookie
 * travels (API-53). The middleware is told the host the shopper sees and the address she comes from, both by us and
 * never by her; nothing else is added, taken or kept.
 */
export async function passOnOperations(server: FastifyInstance, middlewareUrl: string): Promise<void> {
  await server.register(fastifyHttpProxy, {
    upstream: middlewareUrl,
    prefix: '/api',
    rewritePrefix: '',
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-host': request.host,
        'x-forwarded-for': request.ip,
      }),
    },
  })
}
