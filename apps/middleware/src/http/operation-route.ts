import type { FastifyInstance } from 'fastify'
import { answerOperation, type OperationDependencies } from '../call/answer-operation.ts'
import { Refusal } from '../error/refusal.ts'
import { logOperation } from '../log/log-operation.ts'
import { isCacheable, routeCacheableOperations } from './cacheable-route.ts'
import { decodeBody } from './decode-body.ts'
import { guardCall } from './guard-call.ts'
import { sendAnswer } from './send-answer.ts'
import { signalOfCaller } from './signal-of-caller.ts'

type OperationRoute = { Params: { operation: string }; Body: Buffer | undefined }

const PATH = /^\/new-ct\/([^?]*)/

/**
 * `POST /new-ct/<operation>` (API-02), and by GET those whose answer anybody may keep; other methods there are refused
 * before anything of them is read.
 */
export function routeOperations(server: FastifyInstance, deps: OperationDependencies): void {
  server.addHook('onRequest', async (request, reply) => {
    const [, operation] = PATH.exec(request.url) ?? []
    if (operation === undefined) return
    if (request.method !== 'POST') {
      const hasTwin = isCacheable(operation)
      if (hasTwin && (request.method === 'GET' || request.method === 'HEAD')) return
      reply.header('allow', hasTwin ? 'GET, HEAD, POST' : 'POST')
      throw new Refusal({ code: 'MethodNotAllowed', message: 'Operations are called by POST' })
    }
  })

  server.post<OperationRoute>('/new-ct/:operation', { onRequest: guardCall }, async (request, reply) => {
    const begun = performance.now()
    const signal = signalOfCaller(reply)
    const { operation } = request.params
    const { cookie } = request.headers
    const idempotencyKey = [request.headers['idempotency-key'] ?? []].flat()
    const body = decodeBody(request.body)
    const incoming = {
      operation,
      body,
      host: request.host,
      clientAddress: request.ip,
      signal,
      ...(cookie ? { cookie } : {}),
      ...(idempotencyKey.length > 0 ? { idempotencyKey: idempotencyKey.join(', ') } : {}),
    }
    const answer = await answerOperation(deps, incoming)
    logOperation(request.log, { ...incoming, answer, durationMs: performance.now() - begun, way: 'http' })
    return sendAnswer(reply, answer)
  })
  routeCacheableOperations(server, deps)
}
