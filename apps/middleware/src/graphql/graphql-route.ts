import type { FastifyInstance } from 'fastify'
import type { OperationDependencies } from '../call/answer-operation.ts'
import { guardCall, onlyPost } from '../http/guard-call.ts'
import { decodeBody, signalOfCaller } from '../http/read-request.ts'
import { sendAnswer } from '../http/send-answer.ts'
import { logOperation } from '../log/log-operation.ts'

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
    // Loaded with the first request: the library and the schema take memory that many processes never need.
    const { answerGraphql } = await import('./answer-graphql.ts')
    const answer = await answerGraphql(deps, incoming)
    logOperation(request.log, { operation: 'graphql', ...incoming, answer, durationMs: performance.now() - begun, way: 'http' })
    return sendAnswer(reply, answer)
  })
  onlyPost(server, '/graphql', 'GraphQL is called by POST')
}
