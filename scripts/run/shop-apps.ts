import { createHttpTransport, type Transport } from '@shop/contract'
import { followChanges } from '@shop/contract/changes'
import { connectionUse } from '@shop/engine/database'
import { createBodyBudget } from '@shop/http'
import { currentScope, openMetrics, readMetricsSettings } from '@shop/monitoring'
import { type RunningApp, readDrainMs } from '@shop/process'
import { readSettings as readLiveSettings } from '../../apps/live/config.ts'
import { start as startLive } from '../../apps/live/start.ts'
import { readSettings as readMiddlewareSettings } from '../../apps/middleware/config.ts'
import { start as startMiddleware } from '../../apps/middleware/start.ts'
import { readSettings as readOrdersSettings } from '../../apps/orders/config.ts'
import { start as startOrders } from '../../apps/orders/start.ts'
import { readSettings as readStorefrontSettings } from '../../apps/storefront/config.ts'
import { BUILT_PAGES } from '../../apps/storefront/server/page-source.ts'
import { start as startStorefront } from '../../apps/storefront/start.ts'
import { readSettings as readWorkerSettings } from '../../apps/worker/config.ts'
import { start as startWorker } from '../../apps/worker/start.ts'
import { collectWhenIdle } from './collect-when-idle.ts'
import type { ShopAppName } from './shop-settings.ts'

/**
 * Opens apps of the shop in this process, in the order in which they stop: first what customers see, then what it needs. Where the
 * middleware and the live app are among them, pages call the one directly, without a request over the network, and websockets reach
 * the other; else they are reached as the settings say. Throws what an app throws that cannot start.
 */
export async function openShopApps(
  names: ReadonlySet<ShopAppName>,
  env: NodeJS.ProcessEnv,
): Promise<{ apps: RunningApp[]; drainMs: number }> {
  // What all of them hold of requests at once comes out of one budget.
  const bodies = createBodyBudget()
  const middleware = names.has('middleware') ? await startMiddleware(readMiddlewareSettings(env), bodies) : undefined
  const live = names.has('live') ? await startLive(readLiveSettings(env), bodies) : undefined
  const worker = names.has('worker') ? await startWorker(readWorkerSettings(env)) : undefined
  // Of several processes on a machine each passes `/api` on to its own middleware, whichever port that has.
  const inFront = middleware ? { MIDDLEWARE_URL: localUrl(middleware.address), ...env } : env
  const apps: RunningApp[] = []
  if (names.has('storefront')) {
    const settings = readStorefrontSettings(inFront)
    const followed = middleware ? undefined : followChanges(settings.middlewareUrl)
    const transport = middleware?.transport ?? withRequestId(createHttpTransport(settings.middlewareUrl))
    const changes = middleware?.changes ?? followed
    apps.push(await startStorefront(settings, transport, bodies, BUILT_PAGES, changes, live?.takeUpgrade))
    if (followed) apps.push({ stop: async () => followed.stop() })
  }
  if (names.has('orders')) {
    const settings = readOrdersSettings(inFront)
    apps.push(
      await startOrders(settings, middleware?.transport ?? withRequestId(createHttpTransport(settings.middlewareUrl)), bodies),
    )
  }
  const metricsSettings = readMetricsSettings(env)
  const metrics =
    metricsSettings && (await openMetrics(metricsSettings, { connections: connectionUse, middleware: middleware?.figures }))
  collectWhenIdle()
  const behind = [live, middleware, worker, metrics].filter(app => app !== undefined)
  return { apps: [...apps, ...behind], drainMs: readDrainMs(env, []) }
}

/** Calls over the network carry the id of the request that they are a part of. */
function withRequestId(transport: Transport): Transport {
  return request => {
    const requestId = currentScope()?.requestId
    return transport(requestId ? { ...request, requestId } : request)
  }
}

/** Where a server of this process is reached from it: one that listens everywhere listens here too. */
function localUrl(address: string): string {
  const url = new URL(address)
  return `http://${/^(?:0\.0\.0\.0|\[::\])$/.test(url.hostname) ? '127.0.0.1' : url.hostname}:${url.port}`
}
