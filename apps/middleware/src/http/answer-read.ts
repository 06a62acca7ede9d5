import type { OperationName, ResultOf } from '@shop/contract'
import { OPERATIONS } from '@shop/contract/operations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerOperation, type OperationDependencies } from '../call/answer-operation.ts'
import { logOperation } from '../log/log-operation.ts'
import { signalOfCaller } from './read-request.ts'
import { sendAnswer, sendCacheable } from './send-answer.ts'

/** A read that goes to an operation of its own, under an address the specification chose. */
interface Read<Name extends OperationName> {
  readonly operation: Name
  readonly params: unknown
  /** What of the result is the body; the specification has no `data` around it. */
  readonly bodyOf: (result: ResultOf<Name>) => unknown
}

/** Answers a read as its operation does, errors included, with headers for any cache. */
export async function answerRead<Name extends OperationName>(
  deps: OperationDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, params, bodyOf }: Read<Name>,
): Promise<FastifyReply> {
  const begun = performance.now()
  const incoming = { operation, body: JSON.stringify([params]), host: request.host, signal: signalOfCaller(reply) }
  const answer = await answerOperation(deps, incoming)
  logOperation(request.log, { ...incoming, answer, durationMs: performance.now() - begun, way: 'http' })
  if (answer.status !== 200 || !OPERATIONS[operation].isCacheable) return sendAnswer(reply, answer)
  const { data } = answer.body as { data: ResultOf<Name> }
  return sendCacheable(request, reply, { body: JSON.stringify(bodyOf(data)), type: 'application/json; charset=utf-8' })
}
