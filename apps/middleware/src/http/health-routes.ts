import type { FastifyInstance } from 'fastify'

/** `/healthz`: the process answers. `/readyz`: it also has its database and is not about to stop. */
export function routeHealth(server: FastifyInstance, isReady: () => Promise<boolean>): void {
  server.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const ready = await isReady()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' })
  })
}
