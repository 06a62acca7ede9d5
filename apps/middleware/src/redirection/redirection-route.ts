import type { FastifyInstance } from 'fastify'
import type { OperationDependencies } from '../call/answer-operation.ts'
import { answerRead } from '../http/answer-read.ts'
import { readQuery } from '../http/read-request.ts'

/** `GET /seo-redirection?sourceUrl=…`: where a page has moved, or an empty object (API-37). */
export function routeRedirection(server: FastifyInstance, deps: OperationDependencies): void {
  server.get('/seo-redirection', async (request, reply) => {
    const params = { sourceUrl: readQuery(request.url, ['sourceUrl']).get('sourceUrl') }
    const bodyOf = ({ redirection }: { redirection: unknown }) => redirection ?? {}
    return answerRead(deps, request, reply, { operation: 'getRedirection', params, bodyOf })
  })
}
