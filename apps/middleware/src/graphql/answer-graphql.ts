import { graphqlBody } from '@shop/contract/graphql'
import { marketOfHost, storeKeyOf } from '@shop/domain/market'
import type { IncomingCall, OperationDependencies } from '../call/answer-operation.ts'
import type { OperationAnswer } from '../call/operation-answer.ts'
import { checkParams, parseJson } from '../call/parse-payload.ts'
import { withinDeadline } from '../call/within-deadline.ts'
import { errorAnswerOf } from '../error/error-answer.ts'
import { createCallSession } from '../session/call-session.ts'
import { executeGraphql, prepareGraphql } from './execute-graphql.ts'
import { createGraphqlCall } from './graphql-resolvers.ts'

/**
 * Answers one GraphQL request under the rules of operations: same session, same admission, same errors. What is wrong
 * with the document or refused by a resolver is answered 200 with `errors`; what is no GraphQL request, and what is a
 * fault, like an operation. Throws nothing but the signal's reason when the caller has gone.
 */
export async function answerGraphql(
  deps: OperationDependencies,
  incoming: Omit<IncomingCall, 'operation'>,
): Promise<OperationAnswer> {
  const { signal, cookie } = incoming
  let setCookies: readonly string[] = []
  try {
    const storeKey = storeKeyOf(marketOfHost(incoming.host))
    const question = checkParams(graphqlBody, parseJson(incoming.body))
    const prepared = prepareGraphql(question)
    if ('errors' in prepared) return { status: 200, body: prepared, setCookies }
    const session = createCallSession(deps.engine, { storeKey, ...(cookie ? { cookie } : {}) })
    setCookies = session.setCookies
    const call = createGraphqlCall({ engine: deps.engine, passwords: deps.passwords, storeKey, session })
    const kind = prepared.isMutation ? 'buying' : 'browsing'
    const body = await withinDeadline(deps.deadlineMs, signal, ending =>
      deps.admission.run({ kind, signal: ending }, () => executeGraphql(prepared, question, call, ending)),
    )
    return { status: 200, body, setCookies }
  } catch (error) {
    if (signal?.aborted && error === signal.reason) throw error
    return { ...errorAnswerOf(error), setCookies }
  }
}
