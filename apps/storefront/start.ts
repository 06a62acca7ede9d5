import type { ChangeSource, Transport } from '@shop/contract'
import { isOwnHost } from '@shop/domain/market'
import {
  type BodyBudget,
  boundedServerOptions,
  compressAnswers,
  createBodyBudget,
  createClientAddressOf,
  createDrain,
  createProxyWords,
  guardServer,
  type TakeUpgrade,
} from '@shop/http'
import { createMonitoredLog, monitorPages, observeRequests, openMonitor, openTracer } from '@shop/monitoring'
import Fastify from 'fastify'
import type { StorefrontSettings } from './config.ts'
import { createBrowsingAdmission } from './server/admission/browsing-admission.ts'
import { createPageTurns } from './server/admission/page-turns.ts'
import { refuseBrowsingCalls } from './server/admission/refuse-browsing.ts'
import { isWithoutEcho } from './server/echo.ts'
import { PageCache } from './server/page-cache/page-cache.ts'
import { createPageNames } from './server/page-names.ts'
import { BUILT_PAGES, type PageSource } from './server/page-source.ts'
import { isWebsocketRequest, passOnLive } from './server/pass-on-live.ts'
import { passOnOperations } from './server/pass-on-operations.ts'
import { routeHealth } from './server/readiness.ts'
import { refusalText, sendError, wordErrors } from './server/refusals.ts'
import { createPageRenderer } from './server/render-page.ts'
import { DOCUMENTS, serveDocuments } from './server/serve-documents.ts'
import { servePictures, servePublicFiles } from './server/serve-files.ts'

/** A running storefront. */
export interface RunningStorefront {
  readonly address: string
  /** Has a balancer send no one any more, while requests are answered as ever. */
  drain(): void
  stop(): Promise<void>
}

/** Most pages take two, of which nothing is waited for; one that asks the database or another service is not to be waited for. */
const LONGEST_TURN_MS = 3
/** Requests under way may finish this long once the process is to stop. */
const DRAIN_MS = 6000

/**
 * Starts the storefront: pages, built files, pictures, and `/api` passed on to the middleware, so that the browser
 * sees one origin (API-53). Pages reach the middleware through `transport`. `bodies` is the budget of the process. Pages are
 * stored where `changes` tells what is no longer true of them. `takeUpgrade` is the live app's where that runs in this process.
 */
export async function start(
  settings: StorefrontSettings,
  transport: Transport,
  bodies: BodyBudget = createBodyBudget(),
  pages: PageSource = BUILT_PAGES,
  changes?: ChangeSource,
  takeUpgrade?: TakeUpgrade,
): Promise<RunningStorefront> {
  const bounded = boundedServerOptions(refusalText)
  const monitor = openMonitor(settings.monitoring, 'storefront', {
    onLost: lost => server.log.warn({ lost }, 'the collector of the owner does not take what it is told'),
  })
  const tracer = openTracer(settings.monitoring, 'storefront')
  const logStream = createMonitoredLog(monitor)
  const stopMonitoringPages = monitorPages(monitor)
  const proxies = createProxyWords(settings.trustedProxies)
  const server = Fastify({
    ...bounded,
    http: { ...bounded.http, shouldUpgradeCallback: isWebsocketRequest },
    logger: { level: 'warn', ...(logStream ? { stream: logStream } : {}) },
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    genReqId: proxies.idOf,
    frameworkErrors: sendError,
    // A busy machine takes longer than the 10 s that plugins would have, most of all when Vite begins.
    pluginTimeout: 0,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 512 },
  })
  const drain = createDrain(server)

  const accessLog = settings.hasAccessLog ? server.log.child({ app: 'storefront' }, { level: 'info' }) : undefined
  const names = createPageNames()
  observeRequests(server, {
    app: 'storefront',
    tracer,
    isTrusted: proxies.isTrusted,
    nameOf: request => (request.routeOptions.url === DOCUMENTS ? names.nameOf(request.url) : undefined),
    writeAccess: accessLog && ((fields, message) => accessLog.info(fields, message)),
  })
  guardServer(server, { bodies, form: refusalText })
  wordErrors(server)
  compressAnswers(server, { mayCompress: isWithoutEcho })
  server.addHook('onRequest', async (request, reply) => {
    // The same shop once more under a foreign host name.
    if (!isOwnHost(request.host)) reply.header('x-robots-tag', 'noindex, nofollow')
  })
  const turns = createPageTurns(LONGEST_TURN_MS)
  const admission = createBrowsingAdmission({
    turns,
    maxPageMs: settings.browsingWaitMs,
    onChange({ isRefusing, refused }) {
      if (isRefusing) server.log.warn('there is more to do than this process can: browsing is refused')
      else server.log.warn({ refused }, 'browsing is no longer refused')
    },
  })
  const mayRefuse = settings.browsingWaitMs > 0
  if (mayRefuse) refuseBrowsingCalls(server, admission)
  routeHealth(server, settings.middlewareUrl, drain.isDraining)

  const loadBuild = await pages.open(server)
  servePictures(server, settings.picturesDirectory, settings.copiedPicturesDirectory)
  servePublicFiles(server, pages.publicFolder)
  await passOnOperations(server, settings.middlewareUrl)
  passOnLive(server, {
    liveUrl: settings.liveUrl,
    takeUpgrade: settings.isLiveElsewhere ? undefined : takeUpgrade,
    clientAddressOf: createClientAddressOf(settings.trustedProxies),
    isForOthers: pages.ownsSocket,
  })
  const stored = changes && settings.pageCacheBytes > 0 ? new PageCache(changes, settings) : undefined
  const render = createPageRenderer(loadBuild, transport, settings, { turns, names })
  serveDocuments(server, { render, settings, pages: stored, admission: mayRefuse ? admission : undefined })

  const address = await server.listen({ port: settings.port, host: settings.bindHost })
  return {
    address,
    drain: drain.begin,
    async stop() {
      drain.begin()
      stored?.close()
      // A client with an open connection, such as a browser with a page, must not keep the process alive.
      const timer = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS)
      await server.close()
      stopMonitoringPages()
      await Promise.all([monitor.stop(), tracer?.stop()])
      clearTimeout(timer)
    },
  }
}
