import type { FastifyRequest } from 'fastify'
import { Refusal } from '../error/refusal.ts'
import { requireSameSite } from './require-same-site.ts'

/** Refuses a call that a page of another site could have sent, before anything of its body is read. */
export async function guardCall(request: FastifyRequest): Promise<void> {
  // A body without type is not looked at by Fastify; a page of another site could send it without asking.
  if (request.headers['content-type'] === undefined)
    throw new Refusal({ code: 'UnsupportedMediaType', message: 'The body must be application/json' })
  requireSameSite(request.headers, request.host)
}
