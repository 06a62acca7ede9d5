import type { Transport } from '@shop/contract'
import { OPERATIONS, type Operation } from '@shop/contract/operations'
import { BODY_LIMIT } from '@shop/http'
import { answerOperation, type OperationDependencies } from './call/answer-operation.ts'
import type { OperationAnswer } from './call/operation-answer.ts'
import { errorAnswerOf } from './error/error-answer.ts'
import { Refusal } from './error/wire-error.ts'
import { type Log, logOperation } from './log/log-operation.ts'

const operations: ReadonlyMap<string, Operation> = new Map(Object.entries(OPERATIONS))

/**
 * Transport for callers in the same process. The payload takes the way of a body over HTTP, so that both are checked
 * and answered alike; only the network is left out. Answers are not copied: callers must not change them.
 */
export function createDirectTransport(deps: OperationDependencies, log: Log): Transport {
  return async ({ operation, payload, host, cookie, clientAddress, userAgent, signal }) => {
    const begun = performance.now()
    const body = JSON.stringify(payload)
    const incoming = {
      operation,
      body,
      host,
      ...(cookie ? { cookie } : {}),
      ...(clientAddress ? { clientAddress } : {}),
      ...(userAgent ? { userAgent } : {}),
      ...(signal ? { signal } : {}),
    }
    const answer: OperationAnswer =
      Buffer.byteLength(body) > (operations.get(operation)?.bodyLimit ?? BODY_LIMIT)
        ? {
            ...errorAnswerOf(new Refusal({ code: 'ContentTooLarge', message: 'The body is too large' })),
            setCookies: [],
          }
        : await answerOperation(deps, incoming)
    logOperation(log, { operation, host, answer, durationMs: performance.now() - begun, way: 'direct' })
    const { status, body: answered, setCookies, cacheTags } = answer
    return { status, body: answered, setCookies, ...(cacheTags ? { cacheTags } : {}) }
  }
}
