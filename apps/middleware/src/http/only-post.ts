import type { FastifyInstance } from 'fastify'
import { Refusal } from '../error/refusal.ts'

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
