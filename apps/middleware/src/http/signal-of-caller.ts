import type { FastifyReply } from 'fastify'

/**
 * Aborts when the caller hangs up before she got her answer. Fastify's own `request.signal` and its `handlerTimeout`
 * listen to the end of the request's body, after which neither does anything for a POST.
 */
export function signalOfCaller(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('The caller has gone'))
  })
  return gone.signal
}
