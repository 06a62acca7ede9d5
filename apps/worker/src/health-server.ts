import Fastify, { type FastifyInstance } from 'fastify'

/** Health is asked for every few seconds; a line for each would bury what matters. */
const unlogged = { logLevel: 'silent' } as const

/** `/healthz`: the process answers. `/readyz`: it also does its work. Its log is the log of the process. */
export function createHealthServer(options: {
  readonly logLevel: string
  /** Where log lines go instead of the standard output. */
  readonly logStream?: { write(line: string): unknown } | undefined
  readonly isReady: () => boolean
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
  return server
}
