import { isSameSite } from '@shop/contract'
import { marketOfHost } from '@shop/domain/market'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHrefs } from '../app/href/hrefs.ts'
import { languageOfPath } from '../app/href/language-prefix.ts'

/** A form, or what a script posts in its place, that a page of another site has sent (rule of `isSameSite`). */
export function isForeignForm({ method, headers, host }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && !isSameSite(headers, host)
}

/** Whether scripts of a page sent a form, which read the answer as data. */
export function isFormOfScripts({ originalUrl }: FastifyRequest): boolean {
  return /^[^?]*\.data(?:\?|$)/.test(originalUrl)
}

/** Refuses it with 403 where no person reads the answer; the router makes its error page of it. */
export function refuseFormOfScripts(reply: FastifyReply): FastifyReply {
  return reply.code(403).type('text/plain; charset=utf-8').send('The form comes from another site.\n')
}

/**
 * What the pages are asked in place of a foreign form: the page that refuses it, in the language of the form's URL.
 * Being a GET without a body, it reaches no action, whatever route the form was for. `host` is the shop's own.
 */
export function requestForRefusal(request: FastifyRequest, host: string): Request {
  const [path = '/'] = request.originalUrl.split('?')
  const market = marketOfHost(host)
  const { cookie } = request.headers
  return new Request(`${request.protocol}://${host}${createHrefs(market, languageOfPath(market, path)).forbidden()}`, {
    headers: cookie ? { cookie } : {},
  })
}
