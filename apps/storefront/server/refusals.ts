import type { ErrorCode, ErrorEnvelope } from '@shop/contract'
import { type RefusedBody, RequestRefusal } from '@shop/http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What is refused before there is a page to say it on: short, and for programs rather than for people. */
export function refusalText({ message }: Pick<RequestRefusal, 'message'>): RefusedBody {
  return { contentType: 'text/plain; charset=utf-8', text: `${message}\n` }
}

const FORMS: ReadonlyMap<number, { readonly code: ErrorCode; readonly message: string }> = new Map([
  [401, { code: 'invalid_token', message: 'User is not authenticated' }],
  [403, { code: 'Forbidden', message: 'This may not be seen' }],
  [404, { code: 'ResourceNotFound', message: 'There is nothing under this address' }],
  [405, { code: 'MethodNotAllowed', message: 'This method is not used here' }],
  [408, { code: 'RequestTimeout', message: 'The request took too long' }],
  [413, { code: 'ContentTooLarge', message: 'The body is larger than 64 KiB' }],
  [415, { code: 'UnsupportedMediaType', message: 'This type of body is not read here' }],
  [500, { code: 'General', message: 'Something went wrong on our side.' }],
  [503, { code: 'OverCapacity', message: 'The shop cannot answer at the moment. Please try again.' }],
])
const UNREADABLE = { code: 'InvalidInput', message: 'The request cannot be read' } as const
const RETRY_AFTER_SECONDS = 2

/** Words all errors that no page says: envelopes below `/api`, short texts elsewhere. Nothing of the framework is shown. */
export function wordErrors(server: FastifyInstance): void {
  server.setErrorHandler(sendError)
  // Pages answer for every address, so what is left are files that do not exist and methods that have no route.
  server.setNotFoundHandler((request, reply) => sendStatus(request, reply, isReading(request) ? 404 : 405))
}

/** Whether a request only asks. */
export function isReading({ method }: { readonly method: string }): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Sends whatever was thrown outside of pages. What is not the caller's fault is logged once. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // The caller has hung up: no one reads a response, and leaving is not a defect.
  if (reply.raw.destroyed) return void reply.hijack()
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>
  if (statusCode < 500 || error instanceof RequestRefusal) return void sendStatus(request, reply, statusCode)
  // Whom a call was passed on to does not answer; the proxy has logged it.
  if (code.startsWith('FST_REPLY_FROM_')) return void sendStatus(request, reply, 503)
  request.log.error({ err: error }, 'a request failed outside of pages')
  sendStatus(request, reply, 500)
}

/** Answers with a status and its words alone. */
export function sendStatus(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const { code, message } = FORMS.get(status) ?? UNREADABLE
  // Errors of the router come before the hooks, so that the header is not there yet.
  reply.code(status).headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  if (status === 405) reply.header('allow', 'GET, HEAD, POST')
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS)
  if (!request.url.startsWith('/api/')) {
    const { contentType, text } = refusalText({ message })
    return reply.type(contentType).send(text)
  }
  const body: ErrorEnvelope = { statusCode: status, message, errors: [{ code, message }] }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}
