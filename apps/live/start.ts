import { createContext, openDatabase, requireSameSchema } from '@shop/engine/database'
import { type BodyBudget, createBodyBudget, type TakeUpgrade } from '@shop/http'
import { createMonitoredLog, openMonitor, watchStatements } from '@shop/monitoring'
import type { LiveSettings } from './config.ts'
import { createLiveServer } from './src/live-server.ts'

/** A running live app. */
export interface RunningLive {
  /** Where it listens, such as `http://127.0.0.1:4000`. */
  readonly address: string
  /** Takes a websocket from a storefront in the same process, without a connection in between. */
  readonly takeUpgrade: TakeUpgrade
  /** Has a balancer send no one any more, while requests are answered as ever. */
  drain(): void
  /** Closes all connections with 1001 and everything else. Safe to call more than once. */
  stop(): Promise<void>
}

/**
 * Starts the live app. Throws when the port is taken and `SchemaMismatch`; the database may come later. `bodies` is the
 * budget of the process where others read bodies in it, too.
 */
export async function start(settings: LiveSettings, bodies: BodyBudget = createBodyBudget()): Promise<RunningLive> {
  const watchStatement = watchStatements(settings.slowQueryMs, slow => server.log.warn(slow, 'slow statement'))
  const db = openDatabase({ databaseUrl: settings.databaseUrl, poolSize: 5, watchStatement })
  const context = createContext(db)
  const monitor = openMonitor(settings.monitoring, 'live', {
    onLost: lost => server.log.warn({ lost }, 'the collector of the owner does not take what it is told'),
  })
  const { server, takeUpgrade, drain, close } = createLiveServer(context, settings, bodies, createMonitoredLog(monitor))
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= close().then(async () => {
      await monitor.stop()
      await db.destroy()
    })
    return stopping
  }
  try {
    await requireSameSchema(context)
    const address = await server.listen({ port: settings.port, host: settings.bindHost, exclusive: true })
    return { address, takeUpgrade, drain, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
