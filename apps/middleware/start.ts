import type { ChangeSource, Transport } from '@shop/contract'
import type { BodyBudget } from '@shop/http'
import type { MiddlewareSettings } from './config.ts'
import { createMiddleware, type MiddlewareFigures } from './src/create-middleware.ts'

/** A running middleware. */
export interface RunningMiddleware {
  /** Where it listens, such as `http://127.0.0.1:8181`. */
  readonly address: string
  /** The way for callers in the same process. */
  readonly transport: Transport
  /** What caches of answers in the same process are purged by. */
  readonly changes: ChangeSource
  /** How far it is behind, and how much it has to do. */
  figures(): MiddlewareFigures
  /** Has a balancer send no one any more, while requests are answered as ever. */
  drain(): void
  /** Finishes what is under way, for at most 10 s, and closes everything. Safe to call more than once. */
  stop(): Promise<void>
}

/**
 * Starts the middleware. Throws when the port is taken and `SchemaMismatch`; the database may come later. `bodies` is the
 * budget of the process where others read bodies in it, too.
 */
export async function start(settings: MiddlewareSettings, bodies?: BodyBudget): Promise<RunningMiddleware> {
  const { server, transport, changes, figures, drain, requireSchema, stop } = createMiddleware(settings, {
    isWatchingContent: true,
    ...(bodies ? { bodies } : {}),
  })
  try {
    await requireSchema()
    const address = await server.listen({ port: settings.port, host: settings.bindHost, exclusive: true })
    return { address, transport, changes, figures, drain, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
