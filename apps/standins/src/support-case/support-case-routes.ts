import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { registerSandboxRoutes } from '../sandbox/sandbox-routes.ts'
import { createCaseBox, readCase } from './case-box.ts'
import { casesPage, debugPage, returnPage } from './case-pages.ts'

const HTML = 'text/html; charset=utf-8'
const MAX_FORM_BYTES = 256 * 1024

/**
 * The target of support forms. It answers 200 with a page that leads to `retURL` whatever becomes of the form;
 * `/__sandbox/support-form` tells what did, `/support-cases` shows it.
 */
export function routeSupportForm(server: FastifyInstance, sandbox: Sandbox): void {
  server.register(async scope => {
    const box = createCaseBox(sandbox)
    registerSandboxRoutes(scope, sandbox, {
      service: 'support-form',
      refuse: (reply, status) =>
        reply
          .code(status === 429 ? 429 : 503)
          .type(HTML)
          .send('<h1>Service Unavailable</h1>'),
      inspect: () => ({ cases: box.cases, dropped: box.dropped }),
    })
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body.toString()),
    )

    scope.post<{ Body: unknown; Querystring: { orgId?: string } }>(
      '/servlet/servlet.WebToCase',
      { config: { endpoint: 'cases' }, bodyLimit: MAX_FORM_BYTES },
      (request, reply) => {
        const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
        const organisation = form.get('orgid') ?? request.query.orgId ?? ''
        const reading = readCase(organisation, form)
        if (reading.kind === 'case') box.take(reading.fields)
        else box.drop(reading.reason)
        const isDebug = form.get('debug') === '1'
        return reply.type(HTML).send(isDebug ? debugPage(organisation, reading, form) : returnPage(form.get('retURL') ?? ''))
      },
    )

    scope.get('/support-cases', (_request, reply) =>
      reply.type(HTML).header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'").send(casesPage(box)),
    )
  })
}
