import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Transport } from '@shop/contract'
import { isOwnHost, ownHostOf } from '@shop/domain/market'
import { RequestRefusal } from '@shop/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { StorefrontSettings } from '../config.ts'
import { isForeignForm, isFormOfScripts, refuseFormOfScripts, requestForRefusal } from './foreign-form.ts'
import { hashInlineScripts } from './inline-scripts.ts'
import type { LoadBuild } from './page-source.ts'
import { type PageForm, readForm } from './read-form.ts'
import { isReading, sendStatus } from './refusals.ts'
import { securityHeaders } from './security-headers.ts'

/** Control characters, which Node lets through only when they are encoded; a query may have those that texts are pasted with. */
const NOT_IN_PATHS = /%(?:[01][\da-f]|7f)/i
const NOT_IN_QUERIES = /%(?:0[0-8bcef]|1[\da-f]|7f)/i

/** Answers everything that is no file and no API call with the pages of the build. */
export function serveDocuments(
  server: FastifyInstance,
  loadBuild: LoadBuild,
  transport: Transport,
  settings: StorefrontSettings,
): void {
  const widgetOrigins = settings.googleReviewsScript ? [new URL(settings.googleReviewsScript).origin] : []
  const handlerOf = rememberLast((build: ServerBuild) =>
    createRequestHandler(build, settings.isProduction ? 'production' : 'development'),
  )
  server.register(async documents => {
    documents.removeAllContentTypeParsers()
    documents.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body)
    documents.all<{ Body: Buffer | undefined }>('/*', async (request, reply) => {
      if (!isReading(request) && request.method !== 'POST') return sendStatus(request, reply, 405)
      requireReadableUrl(request.originalUrl)
      const form = isReading(request) ? undefined : await readForm(request.headers['content-type'], request.body)
      const nonce = randomBytes(16).toString('base64')
      const isForeign = isForeignForm(request)
      // Nothing after this line sees a host that is not the shop's own, so that nothing can repeat it.
      const host = ownHostOf(request.host, settings.isLocalDeployment ? request.socket.localPort : undefined)
      const { build, createRequestContext } = await loadBuild()
      let html: Buffer | undefined
      const context = createRequestContext({
        transport,
        middlewareUrl: settings.middlewareUrl,
        host,
        isUnknownHost: !isOwnHost(request.host),
        cookie: request.headers.cookie,
        userAgent: request.headers['user-agent'] ?? '',
        clientAddress: request.ip,
        nonce,
        takeDocument: document => {
          html = document
        },
        now: new Date().toISOString(),
        requestId: randomUUID(),
        ...(isForeign ? { foreignFormUrl: request.originalUrl } : {}),
        socialLinks: settings.socialLinks,
        ...(settings.shopVatId ? { shopVatId: settings.shopVatId } : {}),
        ...(settings.googleReviewsScript ? { googleReviewsScript: settings.googleReviewsScript } : {}),
        opensAllHosts: settings.opensAllHosts,
        corporateSiteUrl: settings.corporateSiteUrl,
        returnsPortalUrl: settings.returnsPortalUrl,
        ...(settings.trustWidgetScript ? { trustWidgetScript: settings.trustWidgetScript } : {}),
        ...(settings.parcelTrackingScript ? { parcelTrackingScript: settings.parcelTrackingScript } : {}),
      })
      const origins = [...widgetOrigins, ...originsOfPage(request.originalUrl, settings)]
      const headersWith = (scripts: readonly string[]) =>
        securityHeaders(scripts, request.protocol, origins, settings.pictureOrigins)
      reply.headers(headersWith([]))
      if (isForeign && isFormOfScripts(request)) return refuseFormOfScripts(reply)
      const asked = isForeign ? requestForRefusal(request, host) : toRequest(request, reply, host, form)
      const response = await handlerOf(build)(asked, context)
      // Files without an action get responses of the router, with its texts.
      if (isRouterError(response)) return sendStatus(request, reply, response.status)
      copyHead(reply, response)
      if (response.body) return reply.send(Readable.fromWeb(response.body as never))
      if (!html || !isDocument(response)) return reply.send()
      const { body, sources } = hashInlineScripts(html, nonce)
      return reply.headers(headersWith(sources)).send(body)
    })
  })
}

/** Computes again only for another argument than the last, which changes while a developer works on the pages. */
function rememberLast<Argument, Result>(compute: (argument: Argument) => Result): (argument: Argument) => Result {
  let last: { readonly argument: Argument; readonly result: Result } | undefined
  return argument => {
    if (!last || last.argument !== argument) last = { argument, result: compute(argument) }
    return last.result
  }
}

/** Only the page with the parcel-tracking widget may talk to its service, so that a page of the checkout never does. */
function originsOfPage(url: string, { parcelTrackingScript }: StorefrontSettings): string[] {
  const isTracking = /^[^?]*\/parcel-tracking\/?(?:\?|$)/.test(url)
  return isTracking && parcelTrackingScript ? [new URL(parcelTrackingScript).origin] : []
}

/** Refuses addresses with characters that stand in none, whatever they would mean to whom. */
function requireReadableUrl(url: string): void {
  const [path = '', ...query] = url.split('?')
  if (NOT_IN_PATHS.test(path) || NOT_IN_QUERIES.test(query.join('?'))) throw new RequestRefusal('unreadable')
}

/** An error of a route that has no page: only the router answers in JSON here. */
function isRouterError({ status, headers }: Response): boolean {
  return status >= 400 && (headers.get('content-type') ?? '').startsWith('application/json')
}

/**
 * Headers that do not go on: those of the body, which is read by now, and those that proxies set, of which we have
 * believed what can be believed. The origin neither: `isForeignForm` has decided by it, and the router's own rule would
 * refuse forms of pages that tell no referrer.
 */
const READ_BY_NOW =
  /^(?:content-(?:type|length|encoding)|transfer-encoding|expect|host|forwarded|x-forwarded-.*|x-real-ip|origin)$/i

/** A fetch request to one of the shop's own hosts, aborted when the browser goes away. */
function toRequest(request: FastifyRequest, reply: FastifyReply, host: string, form: PageForm | undefined): Request {
  const protocol = request.protocol === 'https' ? 'https' : 'http'
  const url = URL.parse(`${protocol}://${host}${request.originalUrl}`)
  if (!url) throw new RequestRefusal('unreadable')
  const abort = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort()
  })
  const headers = new Headers()
  const raw = request.raw.rawHeaders
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]
    const value = raw[index + 1]
    if (name !== undefined && value !== undefined && !READ_BY_NOW.test(name)) headers.append(name, value)
  }
  headers.set('host', host)
  if (form) headers.set('content-type', form.contentType)
  return new Request(url, {
    method: request.method,
    headers,
    signal: abort.signal,
    ...(form ? { body: typeof form.body === 'string' ? form.body : new Uint8Array(form.body) } : {}),
  })
}

function copyHead(reply: FastifyReply, { status, headers }: Response): void {
  reply.code(status)
  for (const [name, value] of headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
}

/** Whether a response without a body is that of the document that was handed over next to it. */
function isDocument({ headers }: Response): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html')
}
