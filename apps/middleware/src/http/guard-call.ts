import { isSameSite, type SiteHeaders } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../error/wire-error.ts'

/** Refuses a call that a page of another site could have sent, before anything of its body is read. */
export async function guardCall(request: FastifyRequest): Promise<void> {
  // A body without type is not looked at by Fastify; a page of another site could send it without asking.
  if (request.headers['content-type'] === undefined)
    throw new Refusal({ code: 'UnsupportedMediaType', message: 'The body must be application/json' })
  requireSameSite(request.headers, request.host)
}

/** Refuses calls that a browser makes for another site; see `isSameSite`. Throws `Refusal` `Forbidden`. */
export function requireSameSite(headers: SiteHeaders, host: string): void {
  if (!isSameSite(headers, host)) throw new Refusal({ code: 'Forbidden', message: 'The call comes from another site' })
}

/** Refuses every method but POST at an address, before anything of the request is read. */
export function onlyPost(server: FastifyInstance, url: string, message: string): void {
  server.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url,
    onRequest: async (_request, reply) => {
      reply.header('allow', 'POST')
      throw new Refusal({ code: 'MethodNotAllowed', message })
    },
    handler: async () => undefined,
  })
}
