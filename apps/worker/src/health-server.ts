import Fastify, { type FastifyInstance } from 'fastify'
import { type WorkerFigures, writeFigures } from './figures/write-figures.ts'

/** Health is asked for every few seconds; a line for each would bury what matters. */
const unlogged = { logLevel: 'silent' } as const

/** `/healthz`: the process answers. `/readyz`: it also does its work. `/metrics`: how the shop does. Its log is the log of the process. */
export function createHealthServer(options: {
  readonly logLevel: string
  /** Where log lines go instead of the standard output. */
  readonly logStream?: { write(line: string): unknown } | undefined
  readonly isReady: () => boolean
  readonly readFigures: () => Promise<WorkerFigures>
}): FastifyInstance {
  const { logLevel: level, logStream: stream } = options
  const server = Fastify({
    logger: { level, base: { app: 'worker' }, ...(stream ? { stream } : {}) },
    requestTimeout: 5000,
    connectionTimeout: 10_000,
    forceCloseConnections: true,
  })
  server.get('/healthz', unlogged, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  server.get('/readyz', unlogged, (_request, reply) => {
    const ready = options.isReady()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' })
  })
  server.get('/metrics', unlogged, async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8')
    try {
      return await reply.send(writeFigures(await options.readFigures()))
    } catch {
      // Nothing is known then, which the one who asks takes note of.
      return reply.code(503).send('')
    }
  })
  return server
}
