import type { ChangeSource } from '@shop/contract'
import { actorNameOf } from '@shop/domain/audit'
import { addAuditLine, inAuditedTransaction } from '@shop/engine/audit'
import { announcePurge } from '@shop/engine/read-model'
import { type BodyBudget, boundedServerOptions, compressAnswers, createProxyWords, guardServer } from '@shop/http'
import { observeRequests } from '@shop/monitoring'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { routeTokens } from './api-client/token-route.ts'
import type { CacheAdmin, PurgeableCache } from './cache/cache-admin.ts'
import { routeCaches } from './cache/cache-routes.ts'
import type { OperationDependencies } from './call/answer-operation.ts'
import { routeChanges } from './changes/changes-route.ts'
import { routeContent } from './content/content-routes.ts'
import { errorAnswerOf } from './error/error-answer.ts'
import { Refusal } from './error/wire-error.ts'
import { routeGraphql } from './graphql/graphql-route.ts'
import { httpErrorOf, refusalEnvelope } from './http/http-error.ts'
import { routeOperations } from './http/operation-routes.ts'
import { routeHealth, routeOpenApi } from './http/process-routes.ts'
import { sendAnswer } from './http/send-answer.ts'
import { describeError } from './log/describe-error.ts'
import { routeAuthSync } from './login/auth-sync.ts'
import { routeFacebookDeletion } from './login/deletion-route.ts'
import { type OrdersSite, routeUrlWithToken } from './order/url-with-token-route.ts'
import { type NotifiedAccount, routePaymentNotifications } from './payment/notification-route.ts'
import { routeProjections } from './product-projection/projection-routes.ts'
import { routeRedirection } from './redirection/redirection-route.ts'
import { routeReference } from './reference/reference-route.ts'

export interface ServerOptions {
  readonly trustedProxies: readonly string[]
  readonly ordersSite: OrdersSite
  readonly payment: NotifiedAccount
  /** Port of the storefront on the machine of a developer, where links lead when a host is unknown. */
  readonly localShopPort: number | undefined
  readonly log: { readonly level: string; readonly stream?: { write(line: string): void } }
  /** Who may purge `caches`; by default no one. */
  readonly cacheAdmin?: CacheAdmin | undefined
  readonly caches: readonly PurgeableCache[]
  readonly changes: ChangeSource
  /** Bodies of requests that the process holds at once. */
  readonly bodies: BodyBudget
  readonly isReady: () => Promise<boolean>
}

/** The HTTP side of the middleware, not yet listening. */
export function createServer(deps: OperationDependencies, options: ServerOptions): FastifyInstance {
  const proxies = createProxyWords(options.trustedProxies)
  const server = fastify({
    ...boundedServerOptions(refusalEnvelope),
    logger: { ...options.log, base: { app: 'middleware' } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...options.trustedProxies],
    genReqId: proxies.idOf,
    frameworkErrors: sendError,
  })
  observeRequests(server, { app: 'middleware', tracer: deps.tracer, isTrusted: proxies.isTrusted })
  guardServer(server, { bodies: options.bodies, form: refusalEnvelope })
  compressAnswers(server)
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body)
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  server.setErrorHandler(sendError)
  server.setNotFoundHandler(() => {
    throw new Refusal({ code: 'ResourceNotFound', message: 'There is nothing under this address' })
  })
  routeOperations(server, deps)
  routeAuthSync(server, deps)
  routeFacebookDeletion(server, deps, options.localShopPort)
  routeTokens(server, deps)
  routeProjections(server, deps, options.localShopPort)
  routeContent(server, deps)
  routeRedirection(server, deps)
  routeGraphql(server, deps)
  routeUrlWithToken(server, deps, options)
  routePaymentNotifications(server, deps, options.payment)
  routeCaches(server, options.cacheAdmin, {
    caches: options.caches,
    async announce(administrator) {
      const audited = { actor: { name: actorNameOf(administrator) }, command: 'POST /admin/cache/purge' }
      await inAuditedTransaction(deps.engine, audited, async transaction => {
        await announcePurge(transaction)
        await addAuditLine(transaction, { noun: 'cache', action: 'done' })
      })
      // What this process remembers is forgotten by the time the administrator is answered.
      await deps.catalogue.model.catchUp()
    },
  })
  routeChanges(server, options.changes)
  routeHealth(server, options.isReady)
  routeOpenApi(server)
  routeReference(server)
  return server
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // The caller has hung up: no answer is read, and hanging up is not a defect of ours.
  if (reply.raw.destroyed) return void reply.hijack()
  const answer = errorAnswerOf(httpErrorOf(error))
  if (answer.cause !== undefined) request.log.error({ error: describeError(answer.cause) }, 'request failed')
  sendAnswer(reply, answer)
}
