import { createHash } from 'node:crypto'
import { openApiDocument } from '@shop/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { sendCacheable } from '../http/send-answer.ts'
import type { ApiDocument } from './document-types.ts'
import { referencePage } from './reference-page.ts'
import { REFERENCE_SCRIPT } from './reference-script.ts'
import { REFERENCE_STYLE } from './reference-style.ts'

/** It changes with a release alone. */
const CACHE_CONTROL = 'public, max-age=300'

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Nothing runs and nothing is loaded but the one script and the one style of the page. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(REFERENCE_STYLE)}`,
  `script-src ${hashOf(REFERENCE_SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** `/reference`: the operations as a page to read, which is `/api/reference` through the storefront. */
export function routeReference(server: FastifyInstance): void {
  // Made when it is first asked for: most processes never are.
  let body: string | undefined
  server.get('/reference', async (request, reply) => {
    // The document is plain JSON whose form its own test checks.
    body ??= referencePage(openApiDocument() as unknown as ApiDocument)
    reply.header('content-security-policy', POLICY).header('referrer-policy', 'no-referrer')
    return sendCacheable(request, reply, { body, type: 'text/html; charset=utf-8', cacheControl: CACHE_CONTROL })
  })
}
