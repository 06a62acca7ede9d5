import { createHash } from 'node:crypto'
import { REVALIDATED } from '@shop/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerJson } from './answer-json.ts'

/** What goes back to a caller over HTTP. */
export interface HttpAnswer {
  readonly status: number
  readonly body: unknown
  readonly setCookies?: readonly string[]
  readonly retryAfterSeconds?: number
  /** What the answer depends on, for callers that cache what they make of it. */
  readonly cacheTags?: readonly string[]
}

/** Sends an answer that no cache may store (rule A5). */
export function sendAnswer(reply: FastifyReply, answer: HttpAnswer): FastifyReply {
  reply.code(answer.status).header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  for (const setCookie of answer.setCookies ?? []) reply.header('set-cookie', setCookie)
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', answer.retryAfterSeconds)
  if (answer.cacheTags) reply.header('cache-tag', answer.cacheTags.join(','))
  return reply.type('application/json; charset=utf-8').send(answerJson(answer.body))
}

/** An answer that depends on the address alone. */
interface CacheableAnswer {
  readonly body: string | Buffer
  readonly type: string
  /** Default: caches ask each time. */
  readonly cacheControl?: string
}

/**
 * Sends an answer that any cache may store, or 304 to a client that has it already. The host selects the market, so it belongs
 * to the key; where a proxy forwards it, the forwarded one does.
 */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, cacheControl = REVALIDATED }: CacheableAnswer,
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply
    .header('cache-control', cacheControl)
    .header('etag', etag)
    .header('vary', 'Host, X-Forwarded-Host, Accept-Encoding')
    .header('x-content-type-options', 'nosniff')
  if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.code(200).type(type).send(body)
}

/** Whether the caller holds this version; a cache on the way may have weakened the tag (RFC 9110, 13.1.2). */
function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
