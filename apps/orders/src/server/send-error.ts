import { type RefusedBody, RequestRefusal } from '@shop/http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** What is refused before there is a page to say it on: short, and for programs rather than for people. */
export function wordRefusal({ message }: Pick<RequestRefusal, 'message'>): RefusedBody {
  return { contentType: 'text/plain; charset=utf-8', text: `${message}\n` }
}

/** Sends what was thrown outside of pages. What is not the caller's fault is logged once; nothing of it is shown. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.destroyed) return void reply.hijack()
  const { statusCode = 500 } = error as Partial<FastifyError>
  const isRefusal = statusCode < 500 || error instanceof RequestRefusal
  if (!isRefusal) request.log.error({ err: error }, 'a request failed')
  const message =
    error instanceof RequestRefusal ? error.message : isRefusal ? 'The request cannot be read' : 'Something went wrong'
  reply
    .code(isRefusal ? statusCode : 500)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(`${message}\n`)
}
