import type { FastifyInstance } from 'fastify'

const PATH = /^\/api\/admin\/cache\/purge(?:\?|$)/

/**
 * Purges what the pages keep when the middleware has purged its caches, which alone checks who may ask for that
 * (AUTH-20). Register it before what passes calls on.
 */
export function purgeWithMiddleware(server: FastifyInstance, purge: () => void): void {
  server.addHook('onSend', async (request, reply) => {
    if (request.method === 'POST' && reply.statusCode === 200 && PATH.test(request.url)) purge()
  })
}
