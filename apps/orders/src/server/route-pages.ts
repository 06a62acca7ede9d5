import { createHash } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import { createShopClient, isSameSite, OperationError, type Transport } from '@shop/contract'
import { originOf } from '@shop/domain/market'
import { MAX_PICTURE_BYTES, MAX_RETURN_PICTURES } from '@shop/domain/return'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OrdersSettings } from '../../config.ts'
import { accessCookie, accessTokenOf } from './access-cookie.ts'
import { answerCode, answerEntry, answerLink, isRefused } from './answer-entry.ts'
import { answerList, answerOrder } from './answer-orders.ts'
import { notFound, type OpenRequest, type PageRequest, type SiteAnswer } from './page-request.ts'
import type { SitePageSource } from './page-source.ts'
import { readFields, readMultipart, type SentForm } from './read-form.ts'
import { securityHeaders } from './security-headers.ts'
import { isOrdersHost, openSite, placeOf } from './site.ts'

interface PageOptions {
  readonly settings: OrdersSettings
  readonly transport: Transport
  readonly pages: SitePageSource
}

const FORM_LIMIT = 8 * 1024
/** Of the form that brings pictures. */
const PICTURES_LIMIT = MAX_RETURN_PICTURES * MAX_PICTURE_BYTES + 64 * 1024

/** Answers every path of the site with a page, a file or a redirect; forms of other sites are refused. */
export async function routePages(server: FastifyInstance, { settings, transport, pages }: PageOptions): Promise<void> {
  const { renderPage, stylesheet, assets } = await pages()
  server.register(fastifyStatic, { root: assets, prefix: '/assets/', immutable: true, maxAge: '365d', decorateReply: false })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, readFields(String(body))),
  )
  server.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer) =>
    readMultipart(request.headers['content-type'] ?? '', Uint8Array.from(body)),
  )

  const answerRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOrdersHost(request.host))
      return reply.code(421).type('text/plain; charset=utf-8').send('This host is not served here\n')
    const { place, path, query } = readUrl(request)
    const accessToken = accessTokenOf(request)
    const options = { localShopPort: settings.localShopPort, now: new Date() }
    const site = await openSite(place, { ...options, isOpen: accessToken !== undefined })
    const shopOrigin = originOf(place.market, settings.localShopPort)
    reply.headers(securityHeaders(request.protocol, shopOrigin))
    const client = createShopClient(transport, {
      host: new URL(shopOrigin).host,
      clientAddress: request.ip,
      onError: error => {
        if (error.isUnavailable || error.statusCode >= 500) request.log.error({ err: error }, 'an operation failed')
      },
    })
    const form = request.method === 'POST' ? ((request.body as SentForm | null) ?? readFields('')) : undefined
    const answer =
      form && !isSameSite(request.headers, request.host)
        ? notFound()
        : await answerOf({ site, client, accessToken, path, query, form: form?.fields, files: form?.files ?? [] })
    return send(request, reply, answer, page => renderPage(page, site, stylesheet))
  }
  server.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', bodyLimit: FORM_LIMIT, handler: answerRequest })
  for (const url of ['/orders/:number/return', '/:language/orders/:number/return'])
    server.route({ method: 'POST', url, bodyLimit: PICTURES_LIMIT, handler: answerRequest })
}

function readUrl(request: FastifyRequest) {
  const url = new URL(request.url, 'http://orders.invalid')
  const { path, ...place } = placeOf(request.host, url.pathname)
  return { place, path: path.split('/').filter(Boolean), query: url.searchParams }
}

async function answerOf(request: PageRequest): Promise<SiteAnswer> {
  try {
    return await answerPath(request)
  } catch (error) {
    if (isRefused(error)) return { kind: 'redirect', to: `${request.site.hrefs.entry()}?expired`, access: null }
    if (error instanceof OperationError && error.has('ResourceNotFound')) return notFound()
    if (error instanceof OperationError && error.isUnavailable)
      return { kind: 'page', page: { kind: 'notice', notice: 'unavailable' }, status: 503 }
    throw error
  }
}

async function answerPath(request: PageRequest): Promise<SiteAnswer> {
  const { path, query, form, site, accessToken } = request
  const token = query.get('token')
  if (token && !form) return answerLink(request, token)
  const [first, second] = path
  if (first === undefined) return answerEntry(request)
  if (first === 'code' && second === undefined) return answerCode(request)
  if (first === 'leave' && form) return { kind: 'redirect', to: site.hrefs.entry(), access: null }
  if (first !== 'orders') return notFound()
  if (accessToken === undefined) return { kind: 'redirect', to: entryFor(request, second) }
  const open: OpenRequest = { ...request, accessToken }
  return second === undefined ? answerList(open) : answerOrder(open)
}

/** The entry, with the number of a link filled in. */
function entryFor({ site }: PageRequest, orderNumber: string | undefined): string {
  return orderNumber ? `${site.hrefs.entry()}?${new URLSearchParams({ order: orderNumber })}` : site.hrefs.entry()
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SiteAnswer,
  render: (page: Extract<SiteAnswer, { kind: 'page' }>['page']) => string,
): FastifyReply {
  switch (answer.kind) {
    case 'page':
      if (answer.status === 503) reply.header('retry-after', '5')
      return reply
        .code(answer.status ?? 200)
        .type('text/html; charset=utf-8')
        .send(render(answer.page))
    case 'redirect':
      if (answer.access !== undefined) reply.header('set-cookie', accessCookie(request, answer.access ?? undefined))
      return reply.redirect(answer.to, 303)
    case 'file': {
      const etag = `"${createHash('sha256').update(answer.content).digest('hex')}"`
      // What is stored is asked about each time, so that no one sees it after the access has ended.
      reply.headers({ etag, 'cache-control': 'private, no-cache' })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.header('content-disposition', `attachment; filename="${answer.name}"`).type(answer.type).send(answer.content)
    }
  }
}
