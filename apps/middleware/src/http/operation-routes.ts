import { OPERATION_QUERY_KEYS } from '@shop/contract'
import { OPERATIONS, type Operation } from '@shop/contract/operations'
import { cookiesUnderSignal, saysPrivacySignal } from '@shop/domain/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerOperation, type OperationDependencies } from '../call/answer-operation.ts'
import { Refusal } from '../error/wire-error.ts'
import { logOperation } from '../log/log-operation.ts'
import { guardCall } from './guard-call.ts'
import { decodeBody, readQuery, signalOfCaller } from './read-request.ts'
import { sendAnswer, sendCacheable } from './send-answer.ts'

type OperationRoute = { Params: { operation: string }; Body: Buffer | undefined }

const PATH = /^\/new-ct\/([^?]*)/

/**
 * `POST /new-ct/<operation>` (API-02), and by GET those whose answer any cache may store; other methods are refused
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

  const answerCall = async (request: FastifyRequest<OperationRoute>, reply: FastifyReply, operation: string) => {
    const begun = performance.now()
    const signal = signalOfCaller(reply)
    const cookie = cookiesUnderSignal(request.headers.cookie, saysPrivacySignal(request.headers['sec-gpc']))
    const idempotencyKey = [request.headers['idempotency-key'] ?? []].flat()
    const body = decodeBody(request.body)
    const incoming = {
      operation,
      body,
      host: request.host,
      clientAddress: request.ip,
      signal,
      ...(cookie ? { cookie } : {}),
      ...(request.headers['user-agent'] ? { userAgent: request.headers['user-agent'] } : {}),
      ...(idempotencyKey.length > 0 ? { idempotencyKey: idempotencyKey.join(', ') } : {}),
    }
    const answer = await answerOperation(deps, incoming)
    logOperation(request.log, { ...incoming, answer, durationMs: performance.now() - begun, way: 'http' })
    return sendAnswer(reply, answer)
  }
  server.post<OperationRoute>('/new-ct/:operation', { onRequest: guardCall }, (request, reply) =>
    answerCall(request, reply, request.params.operation),
  )
  // Those that bring files may be longer; the budget of all bodies holds for them too.
  for (const [name, { bodyLimit }] of operations)
    if (bodyLimit !== undefined)
      server.post<OperationRoute>(`/new-ct/${name}`, { onRequest: guardCall, bodyLimit }, (request, reply) =>
        answerCall(request, reply, name),
      )
  routeCacheableOperations(server, deps)
}

const operations: ReadonlyMap<string, Operation> = new Map(Object.entries(OPERATIONS))

/** Whether an operation may also be read by GET. */
function isCacheable(operation: string): boolean {
  return operations.get(operation)?.isCacheable === true
}

/**
 * `GET /new-ct/<operation>?params=<JSON>&customQuery=<name>`: the twin of operations whose answer any cache may store. No
 * cookie is read, so the answer is that of an unknown visitor.
 */
function routeCacheableOperations(server: FastifyInstance, deps: OperationDependencies): void {
  server.get<{ Params: { operation: string } }>('/new-ct/:operation', async (request, reply) => {
    const begun = performance.now()
    const signal = signalOfCaller(reply)
    const { operation } = request.params
    const incoming = { operation, body: bodyOfQuery(request.url), host: request.host, signal }
    const answer = await answerOperation(deps, incoming)
    logOperation(request.log, { ...incoming, answer, durationMs: performance.now() - begun, way: 'http' })
    if (answer.status !== 200 || !isCacheable(operation)) return sendAnswer(reply, answer)
    return sendCacheable(request, reply, { body: JSON.stringify(answer.body), type: 'application/json; charset=utf-8' })
  })
}

/** The body that a POST of the same call would have. */
function bodyOfQuery(url: string): string {
  const query = readQuery(url, OPERATION_QUERY_KEYS)
  const customQuery = query.get('customQuery')
  const params = parseParams(query.get('params'))
  return JSON.stringify(customQuery === undefined ? [params] : [params, customQuery])
}

function parseParams(text: string | undefined): unknown {
  try {
    // Parsed alone, so that the text cannot bring a second element of the list with it.
    return text === undefined ? {} : JSON.parse(text)
  } catch {
    throw new Refusal({ code: 'InvalidJsonInput', message: 'The params of the query are not valid JSON' })
  }
}
