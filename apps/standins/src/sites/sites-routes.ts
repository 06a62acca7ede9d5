import type { FastifyInstance, FastifyReply } from 'fastify'
import { openDesk } from '../sandbox/open-desk.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { sitePage } from './site-page.ts'

/** What a link may carry without being shown: whoever reads the screen could follow it. */
const SECRET_PARAMETERS = /([?&](?:token|email)=)[^&]*/g

/**
 * The corporate site (`/corporate/<language>/about-us` and `/career`), the return portal (`/returns/<language>/`), and
 * the self-service orders site, which has hosts of its own such as `orders.de.localhost`.
 */
export function routeSites(server: FastifyInstance, sandbox: Sandbox): void {
  server.register(async scope => {
    openDesk(scope, sandbox, {
      service: 'sites',
      refuse: (reply, status) => sendPage(reply.code(status), '<!doctype html><title>Sorry</title>'),
    })
    for (const [slug, page] of [
      ['about-us', 'aboutUs'],
      ['career', 'career'],
    ] as const)
      scope.get<{ Params: { language: string } }>(
        `/corporate/:language/${slug}`,
        { config: { endpoint: 'corporate' } },
        (request, reply) => sendPage(reply, sitePage(page, request.params.language, request.url)),
      )
    scope.get<{ Params: { language: string } }>('/returns/:language/', { config: { endpoint: 'returns' } }, (request, reply) =>
      sendPage(reply, sitePage('returns', request.params.language, request.url)),
    )
    scope.get('/', { config: { endpoint: 'orders' }, constraints: { host: /^orders\./ } }, (request, reply) => {
      const link = `${request.host}${request.url.replaceAll(SECRET_PARAMETERS, '$1…')}`
      return sendPage(reply, sitePage('orders', languageOfHost(request.host), link))
    })
  })
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(html)
}

/** Languages of markets whose country has another code; the others are called like their country. */
const LANGUAGES_OF_COUNTRIES: Readonly<Record<string, string>> = {
  at: 'de',
  be: 'fr',
  ch: 'de',
  cz: 'cs',
  dk: 'da',
  gb: 'en',
  gr: 'el',
  ie: 'en',
  no: 'nb',
  se: 'sv',
  si: 'sl',
}

function languageOfHost(host: string): string {
  const country = /^orders\.([a-z]{2})\./.exec(host.toLowerCase())?.[1] ?? ''
  return LANGUAGES_OF_COUNTRIES[country] ?? country
}
