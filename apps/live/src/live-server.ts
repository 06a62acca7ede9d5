import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type EngineContext, sqlStateOf } from '@shop/engine/database'
import { findStores } from '@shop/engine/store'
import Fastify, { type FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { createAddressLimit } from './address-limit.ts'
import { admitConnection } from './admit-connection.ts'
import { createCartChannels } from './cart-channels.ts'
import { keepAlive } from './keep-alive.ts'
import { watchCarts } from './watch-carts.ts'
import { watchSessions } from './watch-sessions.ts'

/** Close codes of RFC 6455. */
const GOING_AWAY = 1001
const POLICY_VIOLATION = 1008
const TRY_AGAIN_LATER = 1013
/** A client that reads slower than its cart changes is cut off; it may come back and hears where its cart is. */
const MAX_BUFFERED_BYTES = 64 * 1024
const FAREWELL_MS = 2000

/** Pushes of carts over websockets, with health addresses. Not yet listening; `close` also stops what runs beside it. */
export interface LiveServer {
  readonly server: FastifyInstance
  close(): Promise<void>
}

export function createLiveServer(
  context: EngineContext,
  settings: { readonly maxConnections: number; readonly logLevel: string },
): LiveServer {
  const server = Fastify({
    logger: { level: settings.logLevel, base: { app: 'live' } },
    requestTimeout: 5000,
    connectionTimeout: 10_000,
    forceCloseConnections: true,
  })
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024, maxFragments: 4, perMessageDeflate: false })
  const channels = createCartChannels()
  const addresses = createAddressLimit()
  const logFailure = (error: unknown, message: string) =>
    server.log.error({ error: error instanceof Error ? error.name : typeof error, sqlState: sqlStateOf(error) }, message)
  const stopWatching = watchCarts({ context, channels, onFailure: error => logFailure(error, 'carts cannot be watched') })
  const sessions = watchSessions({ context, onFailure: error => logFailure(error, 'sessions cannot be watched') })
  const stopPinging = keepAlive(sockets.clients)
  let isClosing = false

  routeHealth(server, async () => {
    if (isClosing) return false
    // Reading a store takes a connection and the schema.
    return (await findStores(context, { limit: 1 }).catch(() => [])).length > 0
  })
  server.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!/^\/(?:live)?\/?(?:\?|$)/.test(request.url ?? '')) return refuseUpgrade(stream, '404 Not Found')
    if (isClosing || sockets.clients.size >= settings.maxConnections) return refuseUpgrade(stream, '503 Service Unavailable')
    const leaveAddress = addresses.take(request)
    if (!leaveAddress) return refuseUpgrade(stream, '429 Too Many Requests')
    stream.once('close', leaveAddress)
    sockets.handleUpgrade(request, stream, head, socket => void welcome(socket, request))
  })

  async function welcome(socket: WebSocket, request: IncomingMessage): Promise<void> {
    // A connection that breaks closes by itself; without a listener the error would end the process.
    socket.on('error', () => undefined)
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
      socket.once('close', () => channels.leave(connection, cart.cartId))
      sessions.add(socket, sessionId)
      if (!channels.join(connection, cart)) socket.close(TRY_AGAIN_LATER, 'too many connections for this cart')
    } catch (error) {
      logFailure(error, 'a connection could not be checked')
      socket.close(TRY_AGAIN_LATER, 'not available')
    }
  }

  return {
    server,
    async close() {
      isClosing = true
      stopWatching()
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

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.on('error', () => undefined)
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
