import { fetchReadiness, type Transport } from '@shop/contract'
import {
  type BodyBudget,
  boundedServerOptions,
  compressAnswers,
  createBodyBudget,
  createDrain,
  createProxyWords,
  guardServer,
} from '@shop/http'
import { createMonitoredLog, observeRequests, openMonitor, openTracer } from '@shop/monitoring'
import Fastify, { type FastifyRequest } from 'fastify'
import type { OrdersSettings } from './config.ts'
import { BUILT_SITE_PAGES, type SitePageSource } from './src/server/page-source.ts'
import { routePages } from './src/server/route-pages.ts'
import { sendError, wordRefusal } from './src/server/send-error.ts'

/** A running orders site. */
export interface RunningOrders {
  /** Where it listens, such as `http://127.0.0.1:3100`. */
  readonly address: string
  /** Has a balancer send no one any more, while requests are answered as ever. */
  drain(): void
  stop(): Promise<void>
}

/** Requests under way may finish this long once the process is to stop. */
const DRAIN_MS = 6000

/**
 * Starts the self-service orders site (ORD-10, ROUTE-30): pages rendered on the server, whose every action is a form. It reaches
 * orders by operations over `transport` alone. `bodies` is the budget of the process. Throws when the port is taken or the pages are
 * not built.
 */
export async function start(
  settings: OrdersSettings,
  transport: Transport,
  bodies: BodyBudget = createBodyBudget(),
  pages: SitePageSource = BUILT_SITE_PAGES,
): Promise<RunningOrders> {
  const monitor = openMonitor(settings.monitoring, 'orders', {
    onLost: lost => server.log.warn({ lost }, 'the collector of the owner does not take what it is told'),
  })
  const tracer = openTracer(settings.monitoring, 'orders')
  const logStream = createMonitoredLog(monitor)
  const proxies = createProxyWords(settings.trustedProxies)
  const server = Fastify({
    ...boundedServerOptions(wordRefusal),
    // No requests: their URLs may have the token of a link (rule A6).
    logger: { level: 'warn', ...(logStream ? { stream: logStream } : {}) },
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    genReqId: proxies.idOf,
    frameworkErrors: sendError,
    pluginTimeout: 0,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
  })
  const drain = createDrain(server)
  const accessLog = settings.hasAccessLog ? server.log.child({ app: 'orders' }, { level: 'info' }) : undefined
  observeRequests(server, {
    app: 'orders',
    tracer,
    isTrusted: proxies.isTrusted,
    writeAccess: accessLog && ((fields, message) => accessLog.info(fields, message)),
  })
  guardServer(server, { bodies, form: wordRefusal })
  server.setErrorHandler(sendError)
  compressAnswers(server, { mayCompress: isWithoutEcho })
  server.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const status = drain.isDraining() ? 'draining' : (await fetchReadiness(settings.middlewareUrl)) ? 'ready' : 'not ready'
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
  })
  await routePages(server, { settings, transport, pages })

  const stop = async () => {
    drain.begin()
    const timer = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS)
    await server.close()
    await Promise.all([monitor.stop(), tracer?.stop()])
    clearTimeout(timer)
  }
  try {
    const address = await server.listen({ port: settings.port, host: settings.bindHost })
    return { address, drain: drain.begin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Whether a page has nothing that its reader sent: its length would tell how alike that is to a secret next to it (BREACH). */
function isWithoutEcho({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && !url.includes('?')
}
