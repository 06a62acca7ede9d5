import { OPERATION_QUERY_KEYS } from '@shop/contract'
import { OPERATIONS, type Operation } from '@shop/contract/operations'
import type { FastifyInstance } from 'fastify'
import { answerOperation, type OperationDependencies } from '../call/answer-operation.ts'
import { Refusal } from '../error/refusal.ts'
import { logOperation } from '../log/log-operation.ts'
import { readQuery } from './read-query.ts'
import { sendAnswer } from './send-answer.ts'
import { sendCacheable } from './send-cacheable.ts'
import { signalOfCaller } from './signal-of-caller.ts'

const operations: ReadonlyMap<string, Operation> = new Map(Object.entries(OPERATIONS))

/** Whether an operation may also be read by GET. */
export function isCacheable(operation: string): boolean {
  return operations.get(operation)?.cache !== undefined
}

/**
 * `GET /new-ct/<operation>?params=<JSON>&customQuery=<name>`: the twin of operations whose answer anybody may keep. No
 * cookie is read, so the answer is the one of a visitor nobody knows.
 */
export function routeCacheableOperations(server: FastifyInstance, deps: OperationDependencies): void {
  server.get<{ Params: { operation: string } }>('/new-ct/:operation', async (request, reply) => {
    const begun = performance.now()
    const signal = signalOfCaller(reply)
    const { operation } = request.params
    const incoming = { operation, body: bodyOfQuery(request.url), host: request.host, signal }
    const answer = await answerOperation(deps, incoming)
    logOperation(request.log, { ...incoming, answer, durationMs: performance.now() - begun, way: 'http' })
    const cache = operations.get(operation)?.cache
    if (answer.status !== 200 || !cache) return sendAnswer(reply, answer)
    return sendCacheable(request, reply, { body: JSON.stringify(answer.body), type: 'application/json; charset=utf-8', cache })
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
