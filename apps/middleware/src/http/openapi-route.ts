import { openApiDocument } from '@shop/contract/openapi'
import type { FastifyInstance } from 'fastify'

/** `/openapi.json`: the reference of all operations, which is `/api/openapi.json` through the storefront. */
export function routeOpenApi(server: FastifyInstance): void {
  // Made when it is first asked for: most processes never are.
  let text: string | undefined
  server.get('/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(openApiDocument())
    return reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(text)
  })
}
