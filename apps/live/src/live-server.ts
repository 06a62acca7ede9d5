import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type CartFollower, type FollowedCart, findFollowedCarts } from '@shop/engine/cart'
import { type EngineContext, sqlStateOf } from '@shop/engine/database'
import { findStores } from '@shop/engine/store'
import {
  type BodyBudget,
  boundedServerOptions,
  createClientAddressOf,
  createDrain,
  guardServer,
  type RefusedBody,
  refuseSocket,
  type TakeUpgrade,
} from '@shop/http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { type ConnectionRefusal, createAddressLimit, NO_SUCH_CART, readFollower } from './admit-connection.ts'
import { batchLookups } from './batch-lookups.ts'
import { type Connection, createCartChannels } from './cart-channels.ts'
import { keepAlive } from './keep-alive.ts'
import { createMessageLimit, findShownStock, readShownSkus } from './shown-skus.ts'
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
/** Connections that are looked up by one statement at most, and the pause after one, in ms, in which the next ones gather. */
const BATCH = { maxSize: 50, pauseMs: 10 } as const

/** Pushes of carts over websockets, with health addresses. Not yet listening; `close` also stops its timers. */
export interface LiveServer {
  readonly server: FastifyInstance
  /** Takes a websocket that another server of this process was asked for. */
  readonly takeUpgrade: TakeUpgrade
  /** Has a balancer send no one any more, while requests are answered as ever. */
  drain(): void
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
  const addresses = createAddressLimit()
  const clientAddressOf = createClientAddressOf(settings.trustedProxies)
  const findFollowed = batchLookups((followers: readonly CartFollower[]) => findFollowedCarts(context, followers), BATCH)
  const findStock = batchLookups(findShownStock(context), BATCH)
  const logFailure = (error: unknown, message: string) =>
    server.log.error({ error: error instanceof Error ? error.name : typeof error, sqlState: sqlStateOf(error) }, message)
  const stopWatching = watchCarts({ context, channels, onFailure: error => logFailure(error, 'carts cannot be watched') })
  const stopWatchingStock = watchStock({
    context,
    channels: stockChannels,
    onFailure: error => logFailure(error, 'stock cannot be watched'),
  })
  const sessions = watchSessions({ context, onFailure: error => logFailure(error, 'sessions cannot be watched') })
  const heartbeat = keepAlive()
  const drain = createDrain(server)
  let isClosing = false
  /** Those that are being checked included. */
  let connectionCount = 0

  routeHealth(server, async () => {
    if (isClosing || drain.isDraining()) return false
    // Reading a store takes a connection and the schema.
    return (await findStores(context, { limit: 1 }).catch(() => [])).length > 0
  })
  // Without a listener the refusals of handshakes are pages of the library.
  sockets.on('wsClientError', (_error, stream) => refuseUpgrade(stream, 400, 'The request cannot be read'))
  const takeUpgrade: TakeUpgrade = (request, stream, head, clientAddress) => {
    if (!/^\/(?:live)?\/?(?:\?|$)/.test(request.url ?? ''))
      return refuseUpgrade(stream, 404, 'There is nothing under this address')
    if (isClosing || connectionCount >= settings.maxConnections)
      return refuseUpgrade(stream, 503, 'There are too many connections. Please try again.')
    const leaveAddress = addresses.take(clientAddress)
    if (!leaveAddress) return refuseUpgrade(stream, 429, 'There are too many connections of this address')
    connectionCount += 1
    // A connection that breaks closes by itself; without a listener the error would end the process.
    stream
      .on('error', () => undefined)
      .once('close', () => {
        connectionCount -= 1
        leaveAddress()
      })
    void admit(request).then(admission => {
      if (isClosing) return refuseUpgrade(stream, 503, 'There are too many connections. Please try again.')
      // What it is told first leaves with the answer to its handshake: one write in place of two.
      stream.cork()
      sockets.handleUpgrade(request, stream, head, socket => welcome(socket, admission))
      stream.uncork()
    })
  }
  server.server.on('upgrade', (request: IncomingMessage, stream: Socket, head: Buffer) =>
    takeUpgrade(request, stream, head, clientAddressOf(request)),
  )

  async function admit(request: IncomingMessage): Promise<FollowedCart | ConnectionRefusal> {
    const follower = readFollower(request)
    if ('refusal' in follower) return follower
    try {
      return (await findFollowed(follower)) ?? NO_SUCH_CART
    } catch (error) {
      logFailure(error, 'a connection could not be checked')
      return { refusal: 'not available', isTemporary: true }
    }
  }

  function welcome(socket: WebSocket, admission: FollowedCart | ConnectionRefusal): void {
    socket.on('error', () => undefined)
    heartbeat.add(socket)
    if ('refusal' in admission)
      return void socket.close(admission.isTemporary ? TRY_AGAIN_LATER : POLICY_VIOLATION, admission.refusal)
    const { sessionId, ...cart } = admission
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
    if (channels.join(connection, cart)) takeShownSkus(socket, connection)
    else socket.close(TRY_AGAIN_LATER, 'too many connections for this cart')
  }

  /** A page says which products it shows, whenever that changes: `{"skus":["EX30010001"]}`. */
  function takeShownSkus(socket: WebSocket, connection: Connection): void {
    const messages = createMessageLimit()
    let newest = 0
    socket.on('message', async (data, isBinary) => {
      const skus = isBinary ? undefined : readShownSkus(String(data))
      if (!skus || !messages.take()) return socket.close(POLICY_VIOLATION, 'this message is not understood')
      const order = ++newest
      try {
        const stock = await findStock(skus)
        if (order === newest && socket.readyState === socket.OPEN) stockChannels.show(connection, stock)
      } catch (error) {
        logFailure(error, 'stock could not be read')
        socket.close(TRY_AGAIN_LATER, 'not available')
      }
    })
  }

  return {
    server,
    takeUpgrade,
    drain: drain.begin,
    async close() {
      isClosing = true
      stopWatching()
      stopWatchingStock()
      sessions.stop()
      heartbeat.stop()
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
