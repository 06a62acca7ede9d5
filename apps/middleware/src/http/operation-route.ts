import type { FastifyInstance } from 'fastify'
import { answerOperation, type OperationDependencies } from '../call/answer-operation.ts'
import { Refusal } from '../error/refusal.ts'
import { logOperation } from '../log/log-operation.ts'
import { isCacheable, routeCacheableOperations } from './cacheable-route.ts'
import { decodeBody } from './decode-body.ts'
import { requireSameSite } from './require-same-site.ts'
import { sendAnswer } from './send-answer.ts'
import { signalOfCaller } from './signal-of-caller.ts'

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
    // A body without type is not looked at by Fastify; a page of another site could send it without asking.
    if (request.headers['content-type'] === undefined)
      throw new Refusal({ code: 'UnsupportedMediaType', message: 'The body must be application/json' })
    requireSameSite(request.headers, request.host)
  })

  server.post<{ Params: { operation: string }; Body: Buffer | undefined }>('/new-ct/:operation', async (request, reply) => {
    const begun = performance.now()
    const signal = signalOfCaller(reply)
    const { operation } = request.params
    const { cookie } = request.headers
    const body = decodeBody(request.body)
    const incoming = { operation, body, host: request.host, clientAddress: request.ip, signal, ...(cookie ? { cookie } : {}) }
    const answer = await answerOperation(deps, incoming)
    logOperation(request.log, { ...incoming, answer, durationMs: performance.now() - begun, way: 'http' })
    return sendAnswer(reply, answer)
  })
  routeCacheableOperations(server, deps)
}
