import { openApiDocument } from '@shop/contract/openapi'
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

/** `/openapi.json`: the reference of all operations, which is `/api/openapi.json` through the storefront. */
export function routeOpenApi(server: FastifyInstance): void {
  // Made when it is first asked for: most processes never are.
  let text: string | undefined
  server.get('/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(openApiDocument())
    return reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(text)
  })
}
