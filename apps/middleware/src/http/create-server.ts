import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ErrorEnvelope } from '@shop/contract'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { routeTokens } from '../api-client/token-route.ts'
import { routeCaches } from '../cache/cache-routes.ts'
import type { CacheAdmin, PurgeableCache } from '../cache/purgeable-cache.ts'
import type { OperationDependencies } from '../call/answer-operation.ts'
import { routeContent } from '../content/content-routes.ts'
import { errorAnswerOf } from '../error/error-answer.ts'
import { Refusal } from '../error/refusal.ts'
import { describeError } from '../log/describe-error.ts'
import { routeAuthSync } from '../login/auth-sync-route.ts'
import { routeProjections } from '../product-projection/projection-routes.ts'
import { routeRedirection } from '../redirection/redirection-route.ts'
import { routeReference } from '../reference/reference-route.ts'
import { routeGraphql } from './graphql-route.ts'
import { routeHealth } from './health-routes.ts'
import { httpErrorOf } from './http-error.ts'
import { routeOpenApi } from './openapi-route.ts'
import { routeOperations } from './operation-route.ts'
import { sendAnswer } from './send-answer.ts'
import { type OrdersSite, routeUrlWithToken } from './url-with-token-route.ts'

export interface ServerOptions {
  readonly trustedProxies: readonly string[]
  readonly ordersSite: OrdersSite
  /** Port of the storefront on the machine of a developer, where links lead when a host is unknown. */
  readonly localShopPort: number | undefined
  readonly log: { readonly level: string; readonly stream?: { write(line: string): void } }
  /** Who may purge `caches`; nobody may by default. */
  readonly cacheAdmin?: CacheAdmin | undefined
  readonly caches: readonly PurgeableCache[]
  readonly isReady: () => Promise<boolean>
  /** True from the moment the process is to stop. */
  readonly isStopping: () => boolean
}

/** Largest body, in bytes. */
export const BODY_LIMIT = 64 * 1024

/** The HTTP side of the middleware, not yet listening. */
export function createServer(deps: OperationDependencies, options: ServerOptions): FastifyInstance {
  const server = fastify({
    logger: { ...options.log, base: { app: 'middleware' } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...options.trustedProxies],
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    forceCloseConnections: 'idle',
    frameworkErrors: sendError,
    clientErrorHandler: refuseUnreadable,
    // Node would refuse a request without host itself, in a form of its own; to us it is an unknown host.
    http: { requireHostHeader: false },
  })
  // Without a listener Node would answer 417 itself. What a caller expects of us changes nothing.
  server.server.on('checkExpectation', (request, response) => server.server.emit('request', request, response))
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body)
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  // A connection that is kept open would keep the process waiting for it.
  server.addHook('onSend', async (_request, reply) => {
    if (options.isStopping()) reply.header('connection', 'close')
  })
  server.setErrorHandler(sendError)
  server.setNotFoundHandler(() => {
    throw new Refusal({ code: 'ResourceNotFound', message: 'There is nothing under this address' })
  })
  routeOperations(server, deps)
  routeAuthSync(server, deps)
  routeTokens(server, deps)
  routeProjections(server, deps, options.localShopPort)
  routeContent(server, deps)
  routeRedirection(server, deps)
  routeGraphql(server, deps)
  routeUrlWithToken(server, deps, options)
  routeCaches(server, options.cacheAdmin, options.caches)
  routeHealth(server, options.isReady)
  routeOpenApi(server)
  routeReference(server)
  return server
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // The caller has hung up: nobody reads an answer, and her leaving is no defect of ours.
  if (reply.raw.destroyed) return void reply.hijack()
  const answer = errorAnswerOf(httpErrorOf(error))
  if (answer.cause !== undefined) request.log.error({ error: describeError(answer.cause) }, 'request failed')
  sendAnswer(reply, answer)
}

/** Answers what is not HTTP, or too much of it, in the form of all other errors, and hangs up. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const message = 'The request cannot be read'
  const body: ErrorEnvelope = { statusCode: 400, message, errors: [{ code: 'InvalidInput', message }] }
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}
