import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type EngineContext, sqlStateOf } from '@shop/engine/database'
import { findFollowedStock } from '@shop/engine/inventory'
import { findStores } from '@shop/engine/store'
import {
  type BodyBudget,
  boundedServerOptions,
  createClientAddressOf,
  guardServer,
  type RefusedBody,
  refuseSocket,
} from '@shop/http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { admitConnection, createAddressLimit } from './admit-connection.ts'
import { type Connection, createCartChannels } from './cart-channels.ts'
import { createMessageLimit, readShownSkus } from './shown-skus.ts'
import { createStockChannels } from './stock-channels.ts'
import { watchCarts } from './watch-carts.ts'
import { watchSessions } from './watch-sessions.ts'
import { watchStock } from './watch-stock.ts'

/** Close codes of RFC 6455. */
const GOING_AWAY = 1001
const POLICY_VIOLATION = 1008
const TRY_AGAIN_LATER = 1013
/** A client that reads slower than its cart changes is cut off; it may come back and hears where its cart is. */
const MAX_BUFFERED_BYTES = 64 * 1024
const FAREWELL_MS = 2000

/** Pushes of carts over websockets, with health addresses. Not yet listening; `close` also stops its timers. */
export interface LiveServer {
  readonly server: FastifyInstance
  close(): Promise<void>
}

export function createLiveServer(
  context: EngineContext,
  settings: { readonly maxConnections: number; readonly trustedProxies: readonly string[]; readonly logLevel: string },
  bodies: BodyBudget,
  logStream?: { write(line: string): unknown },
): LiveServer {
  const server = Fastify({
    ...boundedServerOptions(refusalText),
    logger: { level: settings.logLevel, base: { app: 'live' }, ...(logStream ? { stream: logStream } : {}) },
    frameworkErrors: sendRefusal,
    forceCloseConnections: true,
  })
  guardServer(server, { bodies, form: refusalText })
  server.setErrorHandler(sendRefusal)
  server.setNotFoundHandler((_request, reply) => reply.code(404).type(TEXT).send('There is nothing under this address\n'))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 2048, maxFragments: 4, perMessageDeflate: false })
  const channels = createCartChannels()
  const stockChannels = createStockChannels()
  const addresses = createAddressLimit(createClientAddressOf(settings.trustedProxies))
  const logFailure = (error: unknown, message: string) =>
    server.log.error({ error: error instanceof Error ? error.name : typeof error, sqlState: sqlStateOf(error) }, message)
  const stopWatching = watchCarts({ context, channels, onFailure: error => logFailure(error, 'carts cannot be watched') })
  const stopWatchingStock = watchStock({
    context,
    channels: stockChannels,
    onFailure: error => logFailure(error, 'stock cannot be watched'),
  })
  const sessions = watchSessions({ context, onFailure: error => logFailure(error, 'sessions cannot be watched') })
  const stopPinging = keepAlive(sockets.clients)
  let isClosing = false

  routeHealth(server, async () => {
    if (isClosing) return false
    // Reading a store takes a connection and the schema.
    return (await findStores(context, { limit: 1 }).catch(() => [])).length > 0
  })
  // Without a listener the refusals of handshakes are pages of the library.
  sockets.on('wsClientError', (_error, stream) => refuseUpgrade(stream, 400, 'The request cannot be read'))
  server.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!/^\/(?:live)?\/?(?:\?|$)/.test(request.url ?? ''))
      return refuseUpgrade(stream, 404, 'There is nothing under this address')
    if (isClosing || sockets.clients.size >= settings.maxConnections)
      return refuseUpgrade(stream, 503, 'There are too many connections. Please try again.')
    const leaveAddress = addresses.take(request)
    if (!leaveAddress) return refuseUpgrade(stream, 429, 'There are too many connections of this address')
    stream.once('close', leaveAddress)
    sockets.handleUpgrade(request, stream, head, socket => void welcome(socket, request))
  })

  async function welcome(socket: WebSocket, request: IncomingMessage): Promise<void> {
    // A connection that breaks closes by itself; without a listener the error would end the process.
    socket.on('error', () => undefined)
    const { promise: admitted, resolve: admit } = Promise.withResolvers<Connection>()
    takeShownSkus(socket, admitted)
    try {
      const admission = await admitConnection(context, request)
      if (socket.readyState !== socket.OPEN) return
      if ('refusal' in admission) return socket.close(POLICY_VIOLATION, admission.refusal)
      const { cart, sessionId } = admission
      const connection = {
        send(text: string) {
          if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate()
          else if (socket.readyState === socket.OPEN) socket.send(text)
        },
      }
      socket.once('close', () => {
        channels.leave(connection, cart.cartId)
        stockChannels.leave(connection)
      })
      sessions.add(socket, sessionId)
      if (!channels.join(connection, cart)) return socket.close(TRY_AGAIN_LATER, 'too many connections for this cart')
      admit(connection)
    } catch (error) {
      logFailure(error, 'a connection could not be checked')
      socket.close(TRY_AGAIN_LATER, 'not available')
    }
  }

  /**
   * A page says which products it shows, whenever that changes: `{"skus":["EX30010001"]}`. It says so as soon as it is connected,
   * which may be before it is admitted.
   */
  function takeShownSkus(socket: WebSocket, admitted: Promise<Connection>): void {
    const messages = createMessageLimit()
    let newest = 0
    socket.on('message', async (data, isBinary) => {
      const skus = isBinary ? undefined : readShownSkus(String(data))
      if (!skus || !messages.take()) return socket.close(POLICY_VIOLATION, 'this message is not understood')
      const order = ++newest
      const connection = await admitted
      if (order !== newest) return
      try {
        const stock = await findFollowedStock(context, skus)
        if (order === newest && socket.readyState === socket.OPEN) stockChannels.show(connection, stock)
      } catch (error) {
        logFailure(error, 'stock could not be read')
        socket.close(TRY_AGAIN_LATER, 'not available')
      }
    })
  }

  return {
    server,
    async close() {
      isClosing = true
      stopWatching()
      stopWatchingStock()
      sessions.stop()
      stopPinging()
      for (const socket of sockets.clients) socket.close(GOING_AWAY)
      const hangUp = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate()
      }, FAREWELL_MS)
      await new Promise<void>(resolve => sockets.close(() => resolve()))
      clearTimeout(hangUp)
      await server.close()
    },
  }
}

function routeHealth(server: FastifyInstance, isReady: () => Promise<boolean>): void {
  // Health is asked for every few seconds; a line for each would bury what matters.
  const unlogged = { logLevel: 'silent' } as const
  server.get('/healthz', unlogged, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  server.get('/readyz', unlogged, async (_request, reply) => {
    const ready = await isReady()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' })
  })
}

const TEXT = 'text/plain; charset=utf-8'

function refusalText({ message }: { readonly message: string }): RefusedBody {
  return { contentType: TEXT, text: `${message}\n` }
}

function refuseUpgrade(stream: Duplex, status: number, message: string): void {
  refuseSocket(stream, status, refusalText({ message }))
}

/** Words errors of requests without a word of the framework. There is no route that could fail by itself. */
function sendRefusal(error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.destroyed) return void reply.hijack()
  const { statusCode = 500 } = error as { statusCode?: number }
  reply.code(statusCode).header('x-content-type-options', 'nosniff').type(TEXT)
  reply.send(statusCode < 500 ? 'The request cannot be read\n' : 'Please try again later\n')
}

const PING_MS = 30_000

/** Pings connections every 30 s and cuts off those that did not answer the last one. The result ends it. */
function keepAlive(sockets: ReadonlySet<WebSocket>): () => void {
  const silent = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    for (const socket of sockets) {
      if (silent.has(socket)) {
        socket.terminate()
        continue
      }
      silent.add(socket)
      socket.once('pong', () => silent.delete(socket))
      socket.ping()
    }
  }, PING_MS)
  return () => clearInterval(timer)
}
