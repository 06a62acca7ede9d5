import type { FastifyReply } from 'fastify'

/** What goes back to a caller over HTTP. */
export interface HttpAnswer {
  readonly status: number
  readonly body: unknown
  readonly setCookies?: readonly string[]
  readonly retryAfterSeconds?: number
}

/** Sends an answer; none of them may be kept by anybody on the way (rule A5). */
export function sendAnswer(reply: FastifyReply, answer: HttpAnswer): FastifyReply {
  reply.code(answer.status).header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  for (const setCookie of answer.setCookies ?? []) reply.header('set-cookie', setCookie)
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', answer.retryAfterSeconds)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body))
}
