import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Transport } from '@shop/contract'
import { isOwnHost, ownHostOf } from '@shop/domain/market'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler } from 'react-router'
import type { StorefrontSettings } from '../config.ts'
import { isForeignForm, isFormOfScripts, refuseFormOfScripts, requestForRefusal } from './foreign-form.ts'
import type { StorefrontBuild } from './load-build.ts'
import { securityHeaders } from './security-headers.ts'

/** Largest form a page takes, in bytes. */
const MAX_BODY_BYTES = 64 * 1024

/** Answers everything that is no file and no API call with the pages of the build. */
export function serveDocuments(
  server: FastifyInstance,
  { build, createRequestContext }: StorefrontBuild,
  transport: Transport,
  settings: StorefrontSettings,
): void {
  const widgetOrigins = settings.googleReviewsScript ? [new URL(settings.googleReviewsScript).origin] : []
  const handle = createRequestHandler(build, settings.isProduction ? 'production' : 'development')
  server.register(async documents => {
    // The body stays unread: the router reads it from the fetch request.
    documents.removeAllContentTypeParsers()
    documents.addContentTypeParser('*', (_request, _payload, done) => done(null))
    documents.all('/*', async (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return reply.code(413).send()
      const nonce = randomBytes(16).toString('base64')
      const isForeign = isForeignForm(request)
      // Nothing behind this line hears of a host that is not the shop's own, so that nothing can repeat it.
      const host = ownHostOf(request.host, settings.isLocalDeployment ? request.socket.localPort : undefined)
      const context = createRequestContext({
        transport,
        middlewareUrl: settings.middlewareUrl,
        host,
        isUnknownHost: !isOwnHost(request.host),
        cookie: request.headers.cookie,
        userAgent: request.headers['user-agent'] ?? '',
        clientAddress: request.ip,
        nonce,
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
      reply.headers(securityHeaders(nonce, request.protocol, origins, settings.pictureOrigins))
      if (isForeign && isFormOfScripts(request)) return refuseFormOfScripts(reply)
      return sendResponse(
        reply,
        await handle(isForeign ? requestForRefusal(request, host) : toRequest(request, reply, host), context),
      )
    })
  })
}

/** Only the page with the parcel-tracking widget may talk to its service, so that a page of the checkout never does. */
function originsOfPage(url: string, { parcelTrackingScript }: StorefrontSettings): string[] {
  const isTracking = /^[^?]*\/parcel-tracking\/?(?:\?|$)/.test(url)
  return isTracking && parcelTrackingScript ? [new URL(parcelTrackingScript).origin] : []
}

/** A fetch request to one of the shop's own hosts, aborted when the browser goes away. */
function toRequest(request: FastifyRequest, reply: FastifyReply, host: string): Request {
  const abort = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort()
  })
  const headers = new Headers()
  const raw = request.raw.rawHeaders
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]
    const value = raw[index + 1]
    // The router has a rule of its own about origins, which refuses forms of pages that tell no referrer; ours has decided.
    if (name !== undefined && value !== undefined && !/^(?::|origin$)/i.test(name)) headers.append(name, value)
  }
  headers.set('host', host)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(`${request.protocol}://${host}${request.originalUrl}`, {
    method: request.method,
    headers,
    signal: abort.signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' as const } : {}),
  })
}

function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  return response.body ? reply.send(Readable.fromWeb(response.body as never)) : reply.send()
}
