import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { sendError } from './provider-error.ts'

const MAX_KEY_LENGTH = 64
const MAX_KEYS = 10_000

/** Answers to unknown clients, and temporary failures. */
const FORGOTTEN: readonly number[] = [401, 403, 429, 500]

type FirstAnswer = 'in-progress' | { readonly status: number; readonly payload: string }

/** The first answers to calls with an `Idempotency-Key`. */
export interface FirstAnswers {
  /**
   * Notes calls that are under way and keeps what is answered to them; a second call meanwhile is refused. Failures of the
   * provider are not kept: the same key tries again. Call it before what delays or breaks answers, so that a slow call is
   * known to be under way and one that lost its answer has one.
   */
  keep(scope: FastifyInstance): void
  /** Answers a call whose key came before with the first answer, and does nothing else for it. */
  repeat(scope: FastifyInstance): void
}

/** No answers yet, and none again after a reset. */
export function createFirstAnswers(sandbox: Sandbox): FirstAnswers {
  const answers = new LRUCache<string, FirstAnswer>({ max: MAX_KEYS })
  const owners = new WeakSet<FastifyRequest>()
  sandbox.onReset(() => answers.clear())

  return {
    keep(scope) {
      scope.addHook('preHandler', async (request, reply) => {
        const key = keyOf(request)
        if (key === undefined) return
        if (key.length > MAX_KEY_LENGTH) return sendError(reply, 'malformed-json')
        const first = answers.get(key)
        if (first === 'in-progress') return sendError(reply, 'in-progress')
        reply.header('idempotency-key', key)
        if (first) return
        owners.add(request)
        answers.set(key, 'in-progress')
        // One that is cut off before it was worked on is not under way; one whose caller has left is.
        reply.raw.once('close', () => {
          if (reply.sent && answers.get(key) === 'in-progress') answers.delete(key)
        })
      })

      scope.addHook('onSend', async (request, reply, payload) => {
        const key = keyOf(request)
        if (key === undefined || !owners.has(request)) return payload
        if (typeof payload === 'string' && !FORGOTTEN.includes(reply.statusCode))
          answers.set(key, { status: reply.statusCode, payload })
        else answers.delete(key)
        return payload
      })
    },
    repeat(scope) {
      scope.addHook('preHandler', async (request, reply) => {
        const first = owners.has(request) ? undefined : answers.get(keyOf(request) ?? '')
        if (typeof first !== 'object') return
        return reply.code(first.status).type('application/json; charset=utf-8').send(first.payload)
      })
    },
  }
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && request.method === 'POST' && request.routeOptions.config.endpoint ? key : undefined
}
