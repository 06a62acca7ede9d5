import { OPERATIONS } from '@shop/contract/operations'
import { marketOfHost } from '@shop/domain/market'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfPath } from '../../app/href/language-prefix.ts'
import { isPersonalPath } from '../../app/request/cache-control.ts'
import { mayBeInSession } from '../echo.ts'
import { isReading, sendStatus } from '../refusals.ts'
import type { BrowsingAdmission } from './browsing-admission.ts'
import { busyPageOf } from './busy-page.ts'

/** Operations with which someone looks around, by their paths. */
const BROWSING_PATHS: ReadonlySet<string> = new Set(
  Object.values(OPERATIONS)
    .filter(({ rate }) => rate === 'browsing')
    .map(({ name }) => `/api/new-ct/${name}`),
)
const FILE = /\.[a-z]{2,5}$/

/** Least seconds until it is worth trying again, and over how many more all who are refused are spread. */
const RETRY_AFTER = { least: 5, spread: 10 }
let refusals = 0

/** Whether a path is that of a page of the checkout, the account, or anything else that depends on the visitor. */
export function isUrgentPath(path: string): boolean {
  return isPersonalPath(path.replace(/\.data$/, ''))
}

/** Refuses operations of newcomers who look around, before they reach the middleware. Call it before routes. */
export function refuseBrowsingCalls(server: FastifyInstance, admission: BrowsingAdmission): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (!BROWSING_PATHS.has(pathOf(request)) || mayBeInSession(request) || admission.mayCall()) return done()
    sendStatus(request, reply.header('retry-after', nextRetryAfter()), 503)
  })
}

/** Whether a page is not to be rendered now. */
export function isPageRefused(request: FastifyRequest, admission: BrowsingAdmission): boolean {
  if (!isReading(request) || isUrgentPath(pathOf(request))) return false
  return !admission.mayRender(mayBeInSession(request) ? 'shopper' : 'newcomer')
}

/** Answers in place of a page that is not rendered now: 503 with when to try again, for people in the language of the URL. */
export async function sendBusy(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = pathOf(request)
  if (FILE.test(path)) return sendStatus(request, reply.header('retry-after', nextRetryAfter()), 503)
  const market = marketOfHost(request.host)
  const page = await busyPageOf(market, languageOfPath(market, path))
  // Past everything that would look at the answer: of these there may be thousands a second.
  reply.hijack()
  reply.raw.writeHead(503, [
    'content-type',
    'text/html; charset=utf-8',
    'content-length',
    String(page.length),
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options',
    'nosniff',
    'cache-control',
    'no-store',
    'retry-after',
    nextRetryAfter(),
  ])
  reply.raw.end(request.method === 'HEAD' ? undefined : page)
  return reply
}

/** Each in turn another second, so that not all who are refused come again at once. */
function nextRetryAfter(): string {
  return String(RETRY_AFTER.least + (refusals++ % RETRY_AFTER.spread))
}

function pathOf({ originalUrl }: FastifyRequest): string {
  return originalUrl.split('?', 1)[0] ?? '/'
}
