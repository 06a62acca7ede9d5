import { isPageSlug } from '@shop/domain/content'
import type { FastifyInstance } from 'fastify'
import type { OperationDependencies } from '../call/answer-operation.ts'
import { answerRead } from '../http/answer-read.ts'
import { readQuery } from '../http/read-request.ts'
import { sendCacheable } from '../http/send-answer.ts'

/** `GET /cms` lists the files of components, `GET /cms/<slug>?locale=de-AT` is one of them or a page (CMS-01, CMS-02). */
export function routeContent(server: FastifyInstance, deps: OperationDependencies): void {
  server.get('/cms', async (request, reply) => {
    readQuery(request.url, [])
    const body = JSON.stringify(deps.content.componentFiles)
    return sendCacheable(request, reply, { body, type: 'application/json; charset=utf-8' })
  })
  server.get<{ Params: { slug: string } }>('/cms/:slug', async (request, reply) => {
    const params = { slug: request.params.slug, locale: readQuery(request.url, ['locale']).get('locale') }
    return isPageSlug(params.slug)
      ? answerRead(deps, request, reply, { operation: 'getPage', params, bodyOf: ({ page }) => page })
      : answerRead(deps, request, reply, { operation: 'getContent', params, bodyOf: ({ content }) => content })
  })
}
