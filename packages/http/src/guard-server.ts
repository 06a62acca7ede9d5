import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { type BodyBudget, readBody } from './request-body.ts'
import { closeLingering, type RefusalForm, type RefusalReason, RequestRefusal, refuseSocket } from './request-refusal.ts'

/** Default limit of a route's body, in bytes. */
export const BODY_LIMIT = 64 * 1024
const HEAD_TIMEOUT_MS = 10_000
const BODY_TIMEOUT_MS = 10_000
/** Head and body together. */
const REQUEST_TIMEOUT_MS = 15_000
/** How often Node looks for requests that take too long; its default of 30 s would triple every limit. */
const CHECK_INTERVAL_MS = 1000
/** A connection without traffic in either direction. */
const IDLE_TIMEOUT_MS = 20_000

/** Fastify options under which no connection stays open for ever and Node writes no response of its own. */
export function boundedServerOptions(form: RefusalForm) {
  return {
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // A request that was on its way when the server began to close is answered; the connection ends after it.
    return503OnClosing: false,
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => refuseUnreadable(error, socket, form),
    http: {
      headersTimeout: HEAD_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      // Node would refuse a request without host in its own format; to us it is an unknown host.
      requireHostHeader: false,
    },
  } satisfies FastifyHttpOptions<Server>
}

/**
 * The checks of every server before anything else handles a request: types are not guessed, requests that are
 * ambiguous are refused, and bodies are read within the route's `bodyLimit`, the time and the budget. Refusals are thrown as
 * `RequestRefusal`, for the server's own error handler to render. Call it before routes and other hooks.
 */
export function guardServer(server: FastifyInstance, { bodies, form }: { bodies: BodyBudget; form: RefusalForm }): void {
  // Without a listener Node would respond 417. We ignore `Expect`.
  server.server.on('checkExpectation', (request, response) => server.server.emit('request', request, response))
  // Without a listener Node hangs up without a response.
  server.server.on('connect', (_request, socket) => refuseAs('unknown-method', socket, form))

  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    // A client that gets its response before its body is read must not go on sending it, and a refused upgrade leaves
    // no use for the connection.
    const isLong = hasLongBody(request.raw, request.routeOptions.bodyLimit)
    if (isLong || request.raw.headers.upgrade !== undefined) reply.header('connection', 'close')
    if (isLong) lingerAtEnd(request.raw.socket)
    if (isAmbiguous(request.raw)) throw new RequestRefusal('unreadable')
  })

  server.addHook('preParsing', async (request, reply, payload) => {
    const { raw, method } = request
    // Node discards the bodies of these.
    if (!hasBody(raw) || method === 'GET' || method === 'HEAD') return payload
    const declared = Number(raw.headers['content-length'] ?? Number.NaN)
    const body = await readBody(payload as Readable, {
      maxBytes: request.routeOptions.bodyLimit ?? BODY_LIMIT,
      ...(Number.isNaN(declared) ? {} : { declaredBytes: declared }),
      budget: bodies,
      timeoutMs: BODY_TIMEOUT_MS,
    }).catch((error: unknown) => {
      reply.header('connection', 'close')
      throw error
    })
    // Whichever comes first; a connection that breaks has no finish.
    reply.raw.once('finish', body.release).once('close', body.release)
    // Only ours: Node says nothing of the connection any more once that was removed, not even while a server drains.
    if (raw.headers.upgrade === undefined && reply.hasHeader('connection')) reply.removeHeader('connection')
    return streamOf(body.bytes)
  })
}

/** A stream of bytes that are there; `Readable.from` would iterate over them asynchronously, at ten times the cost. */
function streamOf(bytes: Buffer): Readable {
  const stream = new Readable({ read: () => undefined })
  stream.push(bytes)
  stream.push(null)
  return stream
}

/** Has Node discard what a client is still sending when its response is written, instead of hanging up on it. */
function lingerAtEnd(socket: Socket): void {
  socket.destroySoon = () => {
    socket.on('error', () => undefined)
    // Past the parser: what follows is no request any more.
    socket.removeAllListeners('data').on('data', () => undefined)
    closeLingering(socket)
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function hasLongBody(raw: IncomingMessage, limit = BODY_LIMIT): boolean {
  return raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > limit
}

/** Whether caches and proxies on the way could have read another URL than we do (RFC 9112, 3.2). */
function isAmbiguous({ url = '', rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return !url.startsWith('/') || hosts.length > 1
}

const REASONS: ReadonlyMap<string, RefusalReason> = new Map([
  ['HPE_HEADER_OVERFLOW', 'head-too-large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'body-too-large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'too-slow'],
])

/** Refuses what is not HTTP, or too much of it, and hangs up. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket, form: RefusalForm): void {
  // A response that has begun cannot be withdrawn: a second one would be read as its content.
  const { _httpMessage: answer } = socket as { _httpMessage?: { headersSent: boolean } }
  if (error.code === 'ECONNRESET' || answer?.headersSent) return void socket.destroy()
  refuseAs(REASONS.get(error.code ?? '') ?? 'unreadable', socket, form)
}

function refuseAs(reason: RefusalReason, socket: Socket | Readable, form: RefusalForm): void {
  const refusal = new RequestRefusal(reason)
  refuseSocket(socket as Socket, refusal.statusCode, form(refusal))
}
