// A middleware in a process of its own, for programs that put load on it: it is sent its settings, tells its port and
// routes, and how it fares when it is asked.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readSettings } from '../../apps/middleware/config.ts'
import { createMiddleware } from '../../apps/middleware/src/create-middleware.ts'
import { routesOfServer } from '../../apps/middleware/src/testing/fuzz/routes-of-server.ts'
import type { MiddlewareReady, MiddlewareReport } from './open-shop-under-load.ts'

const NANOSECONDS_PER_MS = 1e6
const WORST_LEVELS = 50
const [databaseUrl = '', poolSize = '10'] = process.argv.slice(2)

const errors: string[] = []
const loopDelay = monitorEventLoopDelay({ resolution: 5 })

function keepErrors(line: string): void {
  const { level } = JSON.parse(line) as { level: number }
  if (level >= WORST_LEVELS && errors.length < 20) errors.push(line.trim())
}

const env = {
  ...process.env,
  DATABASE_URL: databaseUrl,
  DATABASE_POOL_SIZE: poolSize,
  LOG_LEVEL: 'error',
  // All shoppers of a load come from this machine.
  UNLIMITED_NETWORKS: '127.0.0.1,::1',
}
const { server } = createMiddleware(readSettings(env), { logStream: { write: keepErrors } })
const routes = routesOfServer(server)
const address = await server.listen({ port: 0, host: '127.0.0.1' })
loopDelay.enable()

process.on('message', () => {
  const report: MiddlewareReport = {
    errors,
    loopDelayMs: {
      p50: loopDelay.percentile(50) / NANOSECONDS_PER_MS,
      p99: loopDelay.percentile(99) / NANOSECONDS_PER_MS,
      max: loopDelay.max / NANOSECONDS_PER_MS,
    },
    residentMegabytes: process.memoryUsage().rss / 2 ** 20,
  }
  process.send?.(report)
})
process.on('disconnect', () => process.exit(0))
const ready: MiddlewareReady = { port: Number(new URL(address).port), routes }
process.send?.(ready)
