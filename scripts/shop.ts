// The shop's apps in one process. Each can also run alone: node apps/<app>/main.ts
import { createBodyBudget } from '@shop/http'
import { readSettings as readLiveSettings } from '../apps/live/config.ts'
import { start as startLive } from '../apps/live/start.ts'
import { readSettings as readMiddlewareSettings } from '../apps/middleware/config.ts'
import { start as startMiddleware } from '../apps/middleware/start.ts'
import { readSettings as readOrdersSettings } from '../apps/orders/config.ts'
import { start as startOrders } from '../apps/orders/start.ts'
import { readSettings as readStorefrontSettings } from '../apps/storefront/config.ts'
import { BUILT_PAGES } from '../apps/storefront/server/page-source.ts'
import { start as startStorefront } from '../apps/storefront/start.ts'
import { readSettings as readWorkerSettings } from '../apps/worker/config.ts'
import { start as startWorker } from '../apps/worker/start.ts'
import { collectWhenIdle } from './run/collect-when-idle.ts'
import { runApps } from './run/run-apps.ts'

await runApps(async () => {
  // What all of them hold of requests at once comes out of one budget.
  const bodies = createBodyBudget()
  const middleware = await startMiddleware(readMiddlewareSettings(), bodies)
  const live = await startLive(readLiveSettings(), bodies)
  const worker = await startWorker(readWorkerSettings())
  // Pages call the middleware directly, without a request over the network; so do websockets reach the live app.
  const storefront = await startStorefront(
    readStorefrontSettings(),
    middleware.transport,
    bodies,
    BUILT_PAGES,
    middleware.changes,
    live.takeUpgrade,
  )
  const orders = await startOrders(readOrdersSettings(), middleware.transport, bodies)
  collectWhenIdle()
  // First what customers see, then what it needs.
  return [storefront, orders, live, middleware, worker]
})
