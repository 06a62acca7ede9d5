import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { sendError } from './provider-error.ts'

const MAX_KEY_LENGTH = 64
const MAX_KEYS = 10_000

/** Answers to unknown clients, and temporary failures. */
const FORGOTTEN: readonly number[] = [401, 403, 429, 500]

type FirstAnswer = 'in-progress' | { readonly status: number; readonly payload: string }

/**
 * Answers a POST whose `Idempotency-Key` came before with the first answer, and does nothing else for it. Failures of
 * the provider are not kept: the same key tries again.
 */
export function repeatAnswers(scope: FastifyInstance, sandbox: Sandbox): void {
  const answers = new LRUCache<string, FirstAnswer>({ max: MAX_KEYS })
  sandbox.onReset(() => answers.clear())

  scope.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || request.method !== 'POST' || !request.routeOptions.config.endpoint) return
    if (key.length > MAX_KEY_LENGTH) return sendError(reply, 'malformed-json')
    const first = answers.get(key)
    if (first === 'in-progress') return sendError(reply, 'in-progress')
    reply.header('idempotency-key', key)
    if (first) return reply.code(first.status).type('application/json; charset=utf-8').send(first.payload)
    answers.set(key, 'in-progress')
  })

  scope.addHook('onSend', async (_request, reply, payload) => {
    const key = reply.getHeader('idempotency-key')
    if (typeof key !== 'string' || answers.get(key) !== 'in-progress') return payload
    if (typeof payload === 'string' && !FORGOTTEN.includes(reply.statusCode))
      answers.set(key, { status: reply.statusCode, payload })
    else answers.delete(key)
    return payload
  })
}
