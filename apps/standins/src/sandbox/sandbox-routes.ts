import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createFaultBoard, EVERY_ENDPOINT, FAULTS, type Fault, type FaultBoard } from './fault.ts'
import type { Sandbox } from './sandbox.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of a real address of a service; its requests are kept and can be given faults. */
    endpoint?: string
  }
}

/** A request that came in. */
export interface SeenRequest {
  readonly endpoint: string
  readonly method: string
  readonly path: string
  readonly at: string
  readonly body: unknown
}

/** How a service is looked at, and how it refuses in its own words. */
export interface DeskOptions {
  /** Its name below `/__sandbox`. */
  readonly service: string
  /** The answer to too many calls (429) or for being out of order (500). */
  readonly refuse: (reply: FastifyReply, status: 429 | 500) => FastifyReply
  /** What else there is to look at. */
  readonly inspect?: () => object
  readonly reset?: () => void
}

const MAX_REQUESTS = 100
const LATENCY_MS = 1000
const FAULT_DRAFT = {
  type: 'object',
  required: ['endpoint', 'kind'],
  additionalProperties: false,
  properties: {
    endpoint: { type: 'string' },
    kind: { enum: FAULTS },
    latencyMs: { type: 'integer', minimum: 0, maximum: 120_000 },
    times: { type: 'integer', minimum: 1 },
  },
}

/** The faults of a service and the names of its endpoints. */
export interface ServiceDesk {
  readonly faults: FaultBoard
  readonly endpoints: ReadonlySet<string>
  /** The newest first. */
  readonly requests: readonly SeenRequest[]
}

/**
 * Keeps the last 100 requests of every route of the scope that has an `endpoint`, and lets faults happen to them.
 * `GET /__sandbox/<service>` shows requests and faults, `POST` and `DELETE /__sandbox/<service>/faults` switch them.
 * Call it before the routes of the scope are made.
 */
export function registerSandboxRoutes(scope: FastifyInstance, sandbox: Sandbox, options: DeskOptions): ServiceDesk {
  const { service } = options
  const faults = createFaultBoard()
  const endpoints = new Set<string>()
  const requests: SeenRequest[] = []
  const spoiled = new WeakMap<FastifyRequest, 'malformed' | 'lost-answer'>()
  const closing = new AbortController()

  sandbox.onReset(() => {
    faults.clear()
    requests.length = 0
    options.reset?.()
  })
  scope.addHook('onClose', async () => closing.abort())
  scope.addHook('onRoute', ({ config }) => {
    if (config?.endpoint) endpoints.add(config.endpoint)
  })

  scope.addHook('preHandler', async (request, reply) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint) return
    const { method, url: path, body } = request
    requests.unshift({ endpoint, method, path, at: new Date(sandbox.now()).toISOString(), body })
    requests.length = Math.min(requests.length, MAX_REQUESTS)
    const fault = faults.take(endpoint)
    if (!fault) return
    switch (fault.kind) {
      case 'latency':
        return wait(fault.latencyMs ?? LATENCY_MS, undefined, { signal: closing.signal }).catch(() => undefined)
      case 'timeout':
        // The connection stays open until the caller, or the stand-in, gives up.
        return reply.hijack()
      case 'reset':
        reply.hijack().raw.destroy()
        return reply
      case 'too-many':
      case 'out-of-order':
        options.refuse(reply, fault.kind === 'too-many' ? 429 : 500)
        return reply
      default:
        spoiled.set(request, fault.kind)
    }
  })

  scope.addHook('onSend', async (request, reply, payload) => {
    const spoil = spoiled.get(request)
    if (spoil === 'lost-answer') reply.raw.destroy()
    if (spoil !== 'malformed' || typeof payload !== 'string') return payload
    reply.removeHeader('content-length')
    return payload.slice(0, Math.floor(payload.length / 2))
  })

  scope.get(`/__sandbox/${service}`, () => ({ faults: faults.list(), requests, ...options.inspect?.() }))

  scope.post<{ Body: Fault }>(`/__sandbox/${service}/faults`, { schema: { body: FAULT_DRAFT } }, (request, reply) => {
    if (request.body.endpoint !== EVERY_ENDPOINT && !endpoints.has(request.body.endpoint))
      return reply.code(400).send({ message: `endpoint is one of ${[...endpoints].join(', ')}` })
    faults.set(request.body)
    return { faults: faults.list() }
  })

  scope.delete(`/__sandbox/${service}/faults`, (_request, reply) => {
    faults.clear()
    return reply.code(204).send()
  })

  return { faults, endpoints, requests }
}
