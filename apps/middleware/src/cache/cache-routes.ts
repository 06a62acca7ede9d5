import type { FastifyInstance } from 'fastify'
import { Refusal } from '../error/wire-error.ts'
import { onlyPost, requireSameSite } from '../http/guard-call.ts'
import { sendAnswer } from '../http/send-answer.ts'
import type { CacheAdmin, PurgeableCache } from './cache-admin.ts'
import { isCacheAdmin } from './cache-admin.ts'

const PATH = '/admin/cache/purge'

/**
 * `POST /admin/cache/purge` for the administrator of the environment (AUTH-20); without one there is no such address.
 * `announce` tells all processes of the shop, whose pages and caches are purged too.
 */
export function routeCaches(
  server: FastifyInstance,
  admin: CacheAdmin | undefined,
  {
    caches,
    announce,
  }: { readonly caches: readonly PurgeableCache[]; readonly announce: (administrator: string) => Promise<void> },
): void {
  if (!admin) return
  server.post(
    PATH,
    {
      onRequest: async (request, reply) => {
        // A browser that knows the password would send it along for any site.
        requireSameSite(request.headers, request.host)
        if (isCacheAdmin(admin, request.headers.authorization)) return
        reply.header('www-authenticate', 'Basic realm="cache", charset="UTF-8"')
        throw new Refusal({ code: 'invalid_client', message: 'Caches are purged by their administrator' })
      },
    },
    async (request, reply) => {
      for (const cache of caches) cache.purge()
      await announce(admin.user)
      const purged = caches.map(({ name }) => name)
      request.log.info({ purged }, 'caches purged')
      return sendAnswer(reply, { status: 200, body: { purged } })
    },
  )
  onlyPost(server, PATH, 'Caches are purged by POST')
}
