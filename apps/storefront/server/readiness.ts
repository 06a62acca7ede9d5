import { fetchReadiness } from '@shop/contract'
import type { FastifyInstance } from 'fastify'

/** How long an answer holds, so that frequent requests do not reach the middleware as often. */
const KEEP_MS = 1000

/** `/healthz`: the process answers. `/readyz`: it is not about to stop, and its middleware can serve. */
export function routeHealth(server: FastifyInstance, middlewareUrl: string, isDraining: () => boolean): void {
  const isMiddlewareReady = remembered(() => fetchReadiness(middlewareUrl))
  server.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const status = isDraining() ? 'draining' : (await isMiddlewareReady()) ? 'ready' : 'not ready'
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
  })
}

/** Asks once for everybody who wants to know at the same time, and within `KEEP_MS` after the answer. */
function remembered(ask: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined
  return () => {
    answer ??= ask().finally(() => {
      setTimeout(() => {
        answer = undefined
      }, KEEP_MS).unref()
    })
    return answer
  }
}
