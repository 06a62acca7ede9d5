import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { MAX_CONNECTIONS_PER_ADDRESS } from '@shop/domain/live'
import { type ClientAddressOf, refuseSocket, type TakeUpgrade } from '@shop/http'
import type { FastifyInstance } from 'fastify'
import { createHandshakeQueue } from './handshake-queue.ts'
import { refusalText } from './refusals.ts'

interface LiveTarget {
  readonly liveUrl: string
  /** The live app where it runs in this process. */
  readonly takeUpgrade?: TakeUpgrade | undefined
  readonly clientAddressOf: ClientAddressOf
  /** Requests that another listener answers. */
  readonly isForOthers?: (request: IncomingMessage) => boolean
}

const LIVE_PATH = /^\/live\/?(?:\?|$)/
const HANDSHAKE_TIMEOUT_MS = 5000
/** The live app pings every 30 s, so that a connection without traffic for three of them is dead. */
const IDLE_MS = 90_000
/** A close frame of RFC 6455 that says 1001, going away. */
const GOING_AWAY = Buffer.from([0x88, 0x02, 0x03, 0xe9])
/** What of a handshake the live app decides by, besides the address. */
const PASSED_ON = /^(?:cookie|origin|upgrade|connection|user-agent|sec-websocket-(?:key|version|protocol|extensions))$/

/** Whether a request asks for a websocket; any other upgrade is ignored, and the request answered without (RFC 9110, 7.8). */
export function isWebsocketRequest({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}

/**
 * Passes websockets of `/live` on to the live app, which decides by origin, session and address who may connect, and
 * refuses all others at once. A live app in this process takes the connection itself. To one elsewhere, bytes go through as they
 * are: pings reach the browser itself, so that the live app notices when it is gone.
 */
export function passOnLive(server: FastifyInstance, { liveUrl, takeUpgrade, clientAddressOf, isForOthers }: LiveTarget): void {
  const tunnels = new Set<Socket>()
  const handshakes = createHandshakeQueue(MAX_CONNECTIONS_PER_ADDRESS)
  const take = takeUpgrade ?? createTunnels(liveUrl)
  let isClosing = false

  server.addHook('preClose', async () => {
    isClosing = true
    for (const socket of handshakes.clear()) refuseAsAway(socket)
    for (const tunnel of tunnels) leave(tunnel)
  })

  server.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (isForOthers?.(request)) return
    if (!LIVE_PATH.test(request.url ?? '')) return refuse(socket, 404, 'There is nothing under this address')
    if (request.method !== 'GET') return refuse(socket, 405, 'This method is not used here')
    if (isClosing) return refuseAsAway(socket)
    const clientAddress = clientAddressOf(request)
    // While it waits nothing else listens, and an error would end the process.
    socket.on('error', () => socket.destroy()).setTimeout(0)
    const begin = () => {
      tunnels.add(socket)
      socket.once('close', () => tunnels.delete(socket))
      take(request, socket, head, clientAddress)
    }
    if (!handshakes.add(clientAddress, { socket, begin })) refuse(socket, 429, TOO_MANY)
  })
}

/** Takes connections by passing their bytes on to a live app at another address. */
function createTunnels(liveUrl: string): TakeUpgrade {
  return (request, socket, head, clientAddress) => {
    const handshake = httpRequest(new URL(request.url ?? '', liveUrl), {
      headers: headersFor(request, clientAddress),
      timeout: HANDSHAKE_TIMEOUT_MS,
      agent: false,
    })
    const giveUp = () => handshake.destroy()
    // Both end the handshake; what it says then is dropped.
    socket.once('error', giveUp).once('close', giveUp)
    handshake.once('timeout', giveUp)
    handshake.once('error', () => refuseAsAway(socket))
    handshake.once('response', answer => {
      const status = answer.statusCode ?? 503
      answer.resume()
      refuse(socket, status, status === 429 ? TOO_MANY : 'The request cannot be read')
    })
    handshake.once('upgrade', (answer, live: Socket, liveHead: Buffer) => {
      socket.off('error', giveUp).off('close', giveUp)
      socket.write(headOf(answer))
      socket.write(liveHead)
      live.write(head)
      connect(socket, live)
    })
    handshake.end()
  }
}

const TOO_MANY = 'There are too many connections'

function refuseAsAway(socket: Duplex): void {
  refuse(socket, 503, 'The shop cannot answer at the moment. Please try again.')
}

function refuse(socket: Duplex, status: number, message: string): void {
  if (!socket.destroyed) refuseSocket(socket, status, refusalText({ message }))
}

function headersFor({ headers }: IncomingMessage, clientAddress: string): OutgoingHttpHeaders {
  const passedOn = Object.entries(headers).filter(([name]) => PASSED_ON.test(name))
  return { ...Object.fromEntries(passedOn), connection: 'Upgrade', 'x-forwarded-for': clientAddress }
}

/** The head of the live app's answer, as it came. */
function headOf({ rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((text, index) => (index % 2 === 0 ? [`${text}: ${rawHeaders[index + 1]}`] : []))
  return ['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n')
}

/** Lets bytes through in both directions until one side ends, breaks, or nothing moves any more. */
function connect(browser: Socket, live: Socket): void {
  for (const [one, other] of [
    [browser, live],
    [live, browser],
  ] as const) {
    one.setTimeout(IDLE_MS, () => one.destroy())
    one.on('error', () => one.destroy())
    one.once('close', () => other.destroySoon())
    one.pipe(other)
  }
}

function leave(tunnel: Duplex): void {
  tunnel.unpipe()
  if (!tunnel.writable) return void tunnel.destroy()
  tunnel.write(GOING_AWAY, () => tunnel.destroy())
}
