import type { IncomingMessage } from 'node:http'
import { isOwnHost, marketOfHost } from '@shop/domain/market'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isMeasured, measure } from '../measurements.ts'
import { inScope } from '../trace/request-scope.ts'
import type { Span, TraceHeaders, Tracer } from '../trace/span.ts'
import { loggablePath } from './loggable-path.ts'

/** How the requests of a server are observed. */
export interface RequestObservation {
  /** Name of the app. */
  readonly app: string
  readonly tracer?: Tracer | undefined
  /** Whether a request comes from a proxy whose trace goes on here; others could have all of theirs sampled. */
  readonly isTrusted: (request: IncomingMessage) => boolean
  /** What a request asks for, from a bounded set, where the route says too little; undefined leaves it to the route. */
  readonly nameOf?: ((request: FastifyRequest) => string | undefined) | undefined
  /** Writes a line of the access log; undefined where none is kept. */
  readonly writeAccess?: ((fields: object, message: string) => void) | undefined
}

/** What is asked every few seconds by balancers says nothing of shoppers. */
const OF_OPERATORS = /^\/(?:healthz|readyz|metrics)(?:\?|$)/

/**
 * Makes a scope of every request of a server, in which all of it takes place, a span where traces are made, a measurement where
 * someone counts, and a line of the access log. Call it before anything else that handles requests.
 */
export function observeRequests(
  server: FastifyInstance,
  { app, tracer, isTrusted, nameOf, writeAccess }: RequestObservation,
): void {
  server.addHook('onRequest', (request, reply, done) => {
    const isWatched = (tracer !== undefined || writeAccess !== undefined || isMeasured()) && !OF_OPERATORS.test(request.url)
    if (!isWatched) return inScope({ requestId: request.id }, done)
    const begun = performance.now()
    const span = tracer?.begin(request.method, { kind: 'server', parent: traceHeadersOf(request.raw) })
    // Always there and only once, also for who hangs up and for what is sent past Fastify.
    reply.raw.on('close', () => end(request, reply, { span, seconds: (performance.now() - begun) / 1000 }))
    inScope({ requestId: request.id, span }, done)
  })

  function end(
    request: FastifyRequest,
    { raw }: FastifyReply,
    { span, seconds }: { readonly span: Span | undefined; readonly seconds: number },
  ): void {
    const { method } = request
    const route = nameOf?.(request) ?? request.routeOptions.url ?? 'unknown'
    // The status that nginx gives a client who went away.
    const status = raw.writableFinished ? raw.statusCode : 499
    measure({ kind: 'request', app, method, route, status, seconds })
    if (span?.isSampled) span.end({ name: `${method} ${route}`, ...endOf(request, route, status) })
    if (!writeAccess) return
    const host = isOwnHost(request.host) ? { host: request.host } : {}
    const durationMs = Math.round(seconds * 10_000) / 10
    writeAccess({ requestId: request.id, method, path: loggablePath(request.url), status, durationMs, ...host }, 'request')
  }

  function traceHeadersOf(request: IncomingMessage): TraceHeaders | undefined {
    const { traceparent, tracestate } = request.headers
    // Few requests have it, and to find out who sends them costs more.
    if (typeof traceparent !== 'string' || !isTrusted(request)) return undefined
    return { traceparent, ...(typeof tracestate === 'string' ? { tracestate } : {}) }
  }
}

function endOf(request: FastifyRequest, route: string, status: number) {
  const attributes = {
    'http.request.method': request.method,
    'http.route': route,
    'http.response.status_code': status,
    'url.path': loggablePath(request.url),
    'shop.request_id': request.id,
    ...(isOwnHost(request.host) ? { 'shop.market': marketOfHost(request.host).country } : {}),
  }
  return { attributes, ...(status >= 500 ? { failure: String(status) } : {}) }
}
