import type { FastifyInstance } from 'fastify'
import type { OperationDependencies } from '../call/answer-operation.ts'
import { decodeBody } from '../http/decode-body.ts'
import { guardCall } from '../http/guard-call.ts'
import { onlyPost } from '../http/only-post.ts'
import { sendAnswer } from '../http/send-answer.ts'
import { signalOfCaller } from '../http/signal-of-caller.ts'
import { logOperation } from '../log/log-operation.ts'
import { answerAuthSync } from './answer-auth-sync.ts'

/** `POST /auth-sync` (AUTH-14), which is `/api/auth-sync` through the storefront. */
export function routeAuthSync(server: FastifyInstance, deps: OperationDependencies): void {
  server.post<{ Body: Buffer | undefined }>('/auth-sync', { onRequest: guardCall }, async (request, reply) => {
    const begun = performance.now()
    const { cookie } = request.headers
    const incoming = {
      body: decodeBody(request.body),
      host: request.host,
      clientAddress: request.ip,
      signal: signalOfCaller(reply),
      ...(cookie ? { cookie } : {}),
    }
    const answer = await answerAuthSync(deps, incoming)
    logOperation(request.log, { operation: 'auth-sync', ...incoming, answer, durationMs: performance.now() - begun, way: 'http' })
    return sendAnswer(reply, answer)
  })
  onlyPost(server, '/auth-sync', 'Signing in is a POST')
}
