// The shop's apps in one process. Each can also run alone: node apps/<app>/main.ts
import { createBodyBudget } from '@shop/http'
import { readSettings as readLiveSettings } from '../apps/live/config.ts'
import { start as startLive } from '../apps/live/start.ts'
import { readSettings as readMiddlewareSettings } from '../apps/middleware/config.ts'
import { start as startMiddleware } from '../apps/middleware/start.ts'
import { readSettings as readStorefrontSettings } from '../apps/storefront/config.ts'
import { start as startStorefront } from '../apps/storefront/start.ts'
import { readSettings as readWorkerSettings } from '../apps/worker/config.ts'
import { start as startWorker } from '../apps/worker/start.ts'

const { storefront, live, middleware, worker } = await open()

async function open() {
  try {
    // What all of them hold of requests at once comes out of one budget.
    const bodies = createBodyBudget()
    const middleware = await startMiddleware(readMiddlewareSettings(), bodies)
    const live = await startLive(readLiveSettings(), bodies)
    const worker = await startWorker(readWorkerSettings())
    // Pages call the middleware directly, without a request over the network.
    const storefront = await startStorefront(readStorefrontSettings(), middleware.transport, bodies)
    return { storefront, live, middleware, worker }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

let isStopping = false

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  // First what customers see, then what it needs.
  for (const app of [storefront, live, middleware, worker]) await app.stop()
  process.exit(exitCode)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, error => {
    console.error(error)
    void stop(1)
  })
}
