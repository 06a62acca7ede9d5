import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import path from 'node:path'
import fastifyHttpProxy from '@fastify/http-proxy'
import fastifyStatic from '@fastify/static'
import type { Transport } from '@shop/contract'
import { isOwnHost } from '@shop/domain/market'
import Fastify from 'fastify'
import type { StorefrontSettings } from './config.ts'
import { loadBuild } from './server/load-build.ts'
import { passOnOperations } from './server/pass-on-operations.ts'
import { routeHealth } from './server/readiness.ts'
import { serveDocuments } from './server/serve-documents.ts'

/** A running storefront. */
export interface RunningStorefront {
  readonly address: string
  stop(): Promise<void>
}

const CLIENT_DIRECTORY = path.join(import.meta.dirname, 'build/client')
const IMMUTABLE = { immutable: true, maxAge: '365d', cacheControl: true, decorateReply: false } as const

/** How a websocket is passed on: who may connect is decided by the live app, by origin, session and address. */
const liveConnections = {
  handshakeTimeout: 5000,
  rewriteRequestHeaders: (headers: IncomingHttpHeaders, { headers: { cookie, origin }, socket }: IncomingMessage) => ({
    ...headers,
    ...(cookie ? { cookie } : {}),
    ...(origin ? { origin } : {}),
    'x-forwarded-for': socket.remoteAddress ?? '',
  }),
}

/** Requests under way may finish this long once the process is to stop. */
const DRAIN_MS = 6000

/**
 * Starts the storefront: pages, built files, pictures, and `/api` passed on to the middleware, so that the browser
 * sees one origin (API-53). Pages reach the middleware through `transport`.
 */
export async function start(settings: StorefrontSettings, transport: Transport): Promise<RunningStorefront> {
  const server = Fastify({
    logger: { level: 'warn' },
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 512 },
  })
  let draining = false

  server.addHook('onRequest', async (request, reply) => {
    // The same shop once more under a name that is none of its own.
    if (!isOwnHost(request.host)) reply.header('x-robots-tag', 'noindex, nofollow')
  })
  routeHealth(server, settings.middlewareUrl, () => draining)

  await server.register(fastifyStatic, { ...IMMUTABLE, root: path.join(CLIENT_DIRECTORY, 'assets'), prefix: '/assets/' })
  await server.register(fastifyStatic, { ...IMMUTABLE, root: settings.picturesDirectory, prefix: '/pictures/' })
  await server.register(fastifyStatic, {
    root: path.join(import.meta.dirname, 'public'),
    prefix: '/',
    wildcard: false,
    maxAge: '1d',
    decorateReply: false,
  })
  const build = await loadBuild()
  await passOnOperations(server, settings.middlewareUrl)
  await server.register(fastifyHttpProxy, {
    upstream: settings.liveUrl,
    prefix: '/live',
    rewritePrefix: '/live',
    websocket: true,
    wsClientOptions: liveConnections,
  })
  serveDocuments(server, build, transport, settings)

  const address = await server.listen({ port: settings.port, host: settings.bindHost })
  return {
    address,
    async stop() {
      draining = true
      // Whoever keeps a connection open, a browser with a page for one, does not keep the process.
      const timer = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS)
      await server.close()
      clearTimeout(timer)
    },
  }
}
