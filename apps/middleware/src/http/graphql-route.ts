import type { FastifyInstance } from 'fastify'
import type { OperationDependencies } from '../call/answer-operation.ts'
import { answerGraphql } from '../graphql/answer-graphql.ts'
import { logOperation } from '../log/log-operation.ts'
import { decodeBody } from './decode-body.ts'
import { guardCall } from './guard-call.ts'
import { onlyPost } from './only-post.ts'
import { sendAnswer } from './send-answer.ts'
import { signalOfCaller } from './signal-of-caller.ts'

/** `POST /graphql` (API-43), which is `/api/graphql` through the storefront. */
export function routeGraphql(server: FastifyInstance, deps: OperationDependencies): void {
  server.post<{ Body: Buffer | undefined }>('/graphql', { onRequest: guardCall }, async (request, reply) => {
    const begun = performance.now()
    const { cookie } = request.headers
    const incoming = {
      body: decodeBody(request.body),
      host: request.host,
      clientAddress: request.ip,
      signal: signalOfCaller(reply),
      ...(cookie ? { cookie } : {}),
    }
    const answer = await answerGraphql(deps, incoming)
    logOperation(request.log, { operation: 'graphql', ...incoming, answer, durationMs: performance.now() - begun, way: 'http' })
    return sendAnswer(reply, answer)
  })
  onlyPost(server, '/graphql', 'GraphQL is called by POST')
}
