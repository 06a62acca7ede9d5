import { escapeHtml } from '@shop/http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { registerSandboxRoutes } from '../sandbox/sandbox-routes.ts'
import { SITE_TEXTS, type SiteTexts } from './site-texts.ts'

/**
 * The corporate site (`/corporate/<language>/about-us` and `/career`), and the return portal (`/returns/<language>/`).
 */
export function routeSites(server: FastifyInstance, sandbox: Sandbox): void {
  server.register(async scope => {
    registerSandboxRoutes(scope, sandbox, {
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
  })
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(html)
}

/** A page of an external site: its title in the requested language, and the link that led there. */
function sitePage(page: Exclude<keyof SiteTexts, 'note'>, asked: string, link: string): string {
  const [language, texts] = textsOf(asked)
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts[page])}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem;color:#1d2733}code{word-break:break-all}</style>
<main data-page="${page}">
<h1>${escapeHtml(texts[page])}</h1>
<p>${escapeHtml(texts.note)}</p>
<p><code>${escapeHtml(link)}</code></p>
</main>
</html>
`
}

const ENGLISH = SITE_TEXTS.en as SiteTexts

function textsOf(asked: string): readonly [language: string, texts: SiteTexts] {
  const texts = Object.hasOwn(SITE_TEXTS, asked) ? SITE_TEXTS[asked] : undefined
  return texts ? [asked, texts] : ['en', ENGLISH]
}
