// All of the shop but its pages, in one process that starts in about a second: middleware, live and worker.
import { createBodyBudget } from '@shop/http'
import { runApps } from '@shop/process'
import { readSettings as readLiveSettings } from '../../apps/live/config.ts'
import { start as startLive } from '../../apps/live/start.ts'
import { readSettings as readMiddlewareSettings } from '../../apps/middleware/config.ts'
import { start as startMiddleware } from '../../apps/middleware/start.ts'
import { readSettings as readWorkerSettings } from '../../apps/worker/config.ts'
import { start as startWorker } from '../../apps/worker/start.ts'

await runApps(async () => {
  const bodies = createBodyBudget()
  const live = await startLive(readLiveSettings(), bodies)
  const worker = await startWorker(readWorkerSettings())
  // Last, because its readiness tells that of all.
  const middleware = await startMiddleware(readMiddlewareSettings(), bodies)
  return { apps: [live, middleware, worker], drainMs: 0 }
})
