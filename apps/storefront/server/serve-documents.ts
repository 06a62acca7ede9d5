import { Readable } from 'node:stream'
import { cookiesUnderSignal, saysPrivacySignal } from '@shop/domain/cookie'
import { bodyOfParts, RequestRefusal } from '@shop/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '../app/request/file-response.server.ts'
import type { StorefrontSettings } from '../config.ts'
import type { BrowsingAdmission } from './admission/browsing-admission.ts'
import { isPageRefused, sendBusy } from './admission/refuse-browsing.ts'
import { createEarlyHints } from './early-hints.ts'
import { isWithoutEcho, mayBeInSession } from './echo.ts'
import { isForeignForm, isFormOfScripts, refuseFormOfScripts, requestForRefusal } from './foreign-form.ts'
import type { PageCache, SharedPage } from './page-cache/page-cache.ts'
import { requestedHostOf, sharedVisitOf } from './page-cache/shared-visit.ts'
import { SESSION_HEADER, StoredPage } from './page-cache/stored-page.ts'
import { type PageForm, readForm } from './read-form.ts'
import { isReading, sendStatus } from './refusals.ts'
import type { PageAnswer, RenderPage } from './render-page.ts'

/** Control characters, which Node lets through only when they are encoded; a query may have those that texts are pasted with. */
const NOT_IN_PATHS = /%(?:[01][\da-f]|7f)/i
const NOT_IN_QUERIES = /%(?:0[0-8bcef]|1[\da-f]|7f)/i

/** The route of all documents: which page it is the router of the pages finds out. */
export const DOCUMENTS = '/*'

/** The head of a document ends within this many bytes. */
const HEAD_BYTES = 32 * 1024

/** What documents are served with. */
interface DocumentsOptions {
  readonly render: RenderPage
  readonly settings: StorefrontSettings
  /** Pages that are the same for all; without them every page is rendered for its visitor. */
  readonly pages?: PageCache | undefined
  /** Who may look around while there is too much to do; without it everybody may. */
  readonly admission?: BrowsingAdmission | undefined
}

/** Answers everything that is no file and no API call with the pages of the build. */
export function serveDocuments(server: FastifyInstance, { render, settings, pages, admission }: DocumentsOptions): void {
  const hints = settings.sendsEarlyHints ? createEarlyHints() : undefined
  const hostOf = (request: FastifyRequest) =>
    requestedHostOf(request.host, settings.isLocalDeployment ? request.socket.localPort : undefined)

  /** What a request shares with others, if pages are stored. */
  function sharedPageOf(request: FastifyRequest): SharedPage | undefined {
    const visit = pages && sharedVisitOf(request, hostOf(request))
    if (!visit) return undefined
    const { key, hasQuery, url, host } = visit
    const { protocol, ip } = request
    const asker = {
      protocol,
      url,
      host,
      isUnknownHost: false,
      isShared: true,
      cookie: undefined,
      userAgent: '',
      clientAddress: ip,
    }
    return { key, hasQuery, render: () => render(new Request(`${protocol}://${host}${url}`, { headers: { host } }), asker) }
  }

  server.register(async documents => {
    documents.removeAllContentTypeParsers()
    documents.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body)
    // Before the route: a stored page needs nothing of what follows.
    documents.addHook('onRequest', (request, reply, done) => {
      const shared = pages && sharedPageOf(request)
      const stored = shared && pages?.find(shared)
      if (stored) sendStored(request, reply, stored)
      else if (admission && isPageRefused(request, admission)) void sendBusy(request, reply).catch(done)
      else done()
    })
    documents.all<{ Body: Buffer | undefined }>(DOCUMENTS, async (request, reply) => {
      if (!isReading(request) && request.method !== 'POST') return sendStatus(request, reply, 405)
      requireReadableUrl(request.originalUrl)
      const form = isReading(request) ? undefined : await readForm(request.headers['content-type'], request.body)
      hints?.send(request, reply)
      const shared = sharedPageOf(request)
      const loaded = shared && (await pages?.load(shared, request.headers.cookie === undefined))
      if (loaded instanceof StoredPage) {
        hints?.learn(request, loaded.plain.toString('utf8', 0, HEAD_BYTES))
        await loaded.prepareFor(acceptedBy(request))
        return sendStored(request, reply, loaded)
      }
      if (loaded) return sendAnswer(request, reply, loaded)
      const isForeign = isForeignForm(request)
      // Nothing after this line sees a host that is not the shop's own, so that nothing can repeat it.
      const { host, isUnknown } = hostOf(request)
      if (isForeign && isFormOfScripts(request)) return refuseFormOfScripts(reply)
      const asked = isForeign ? requestForRefusal(request, host) : toRequest(request, reply, host, form)
      const answer = await render(asked, {
        protocol: request.protocol,
        url: request.originalUrl,
        host,
        isUnknownHost: isUnknown,
        cookie: cookiesUnderSignal(request.headers.cookie, saysPrivacySignal(request.headers['sec-gpc'])),
        userAgent: request.headers['user-agent'] ?? '',
        clientAddress: request.ip,
        ...(isForeign ? { foreignFormUrl: request.originalUrl } : {}),
      })
      return sendAnswer(request, reply, answer)
    })
  })

  function sendAnswer(request: FastifyRequest, reply: FastifyReply, { status, headers, setCookies, body }: PageAnswer) {
    // Files without an action get responses of the router, with its texts.
    if (status >= 400 && headers['content-type']?.startsWith('application/json')) return sendStatus(request, reply, status)
    const { [CACHE_TAG]: tags, ...sent } = headers
    reply.code(status).headers(sent)
    if (tags !== undefined && settings.sendsCacheTags) reply.header(CACHE_TAG, tags)
    if (setCookies.length > 0) reply.header('set-cookie', setCookies)
    if (!body) return reply.send()
    if (body instanceof ReadableStream) return reply.send(Readable.fromWeb(body as never))
    if (status === 200) hints?.learn(request, String(body[0]))
    return reply.send(bodyOfParts(request, reply, body, { mayCompress: isWithoutEcho }))
  }
}

/** What a page depends on, for caches on the way that can be purged by it. */
const CACHE_TAG = 'cache-tag'

function acceptedBy({ headers }: FastifyRequest): string | undefined {
  const accepted: string | string[] | undefined = headers['accept-encoding']
  return accepted === undefined ? undefined : String(accepted)
}

/** Sends a page as it is stored, past everything that would look at the answer again. */
function sendStored(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  reply.hijack()
  const { raw } = reply
  if (isKnown(request.headers['if-none-match'], page.etag)) {
    raw.writeHead(304, [...page.notModified, ...(mayBeInSession(request) ? SESSION_HEADER : [])]).end()
    return reply
  }
  const { headers, sessionHeaders, body } = page.variantFor(acceptedBy(request))
  raw.writeHead(200, (mayBeInSession(request) ? sessionHeaders : headers) as string[])
  raw.end(request.method === 'HEAD' ? undefined : body)
  return reply
}

/** Refuses addresses with characters that stand in none, whatever they would mean to whom. */
function requireReadableUrl(url: string): void {
  const [path = '', ...query] = url.split('?')
  if (NOT_IN_PATHS.test(path) || NOT_IN_QUERIES.test(query.join('?'))) throw new RequestRefusal('unreadable')
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
