import type { FastifyInstance } from 'fastify'
import { EVERY_ENDPOINT, FAULTS, type FaultKind } from '../sandbox/fault.ts'
import type { ServiceDesk } from '../sandbox/sandbox-routes.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { sendPage } from './provider-page.ts'
import { steeringPage } from './steering-page.ts'

const MODE_DRAFT = {
  type: 'object',
  required: ['mode', 'endpoint'],
  properties: {
    mode: { enum: ['works', ...FAULTS] },
    endpoint: { type: 'string' },
    latencyMs: { type: 'integer', minimum: 0, maximum: 120_000 },
    // An empty field: until it works again.
    times: { anyOf: [{ type: 'integer', minimum: 1 }, { const: '' }] },
  },
}

interface ModeDraft {
  readonly mode: FaultKind | 'works'
  readonly endpoint: string
  readonly latencyMs?: number
  readonly times?: number | ''
}

/** `/payment`: the page on which people watch the payments and let things happen to them and to the interface. */
export function routeSteering(scope: FastifyInstance, desk: PaymentDesk, service: ServiceDesk): void {
  scope.get<{ Querystring: { watch?: string; all?: string } }>('/payment', (request, reply) => {
    const { watch, all } = request.query
    return sendPage(reply, steeringPage(desk, service, { isWatching: watch !== undefined, isWhole: all !== undefined }))
  })

  scope.post<{ Body: ModeDraft }>('/payment/mode', { schema: { body: MODE_DRAFT } }, (request, reply) => {
    const { mode, endpoint, latencyMs, times } = request.body
    if (endpoint !== EVERY_ENDPOINT && !service.endpoints.has(endpoint))
      return reply.code(400).send({ message: 'There is no such endpoint' })
    if (mode === 'works') service.faults.clear()
    else
      service.faults.set({
        endpoint,
        kind: mode,
        ...(mode === 'latency' && latencyMs !== undefined ? { latencyMs } : {}),
        ...(times ? { times } : {}),
      })
    return reply.redirect('/payment', 303)
  })
}
