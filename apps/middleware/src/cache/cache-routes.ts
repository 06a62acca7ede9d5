import type { FastifyInstance } from 'fastify'
import { Refusal } from '../error/refusal.ts'
import { onlyPost } from '../http/only-post.ts'
import { requireSameSite } from '../http/require-same-site.ts'
import { sendAnswer } from '../http/send-answer.ts'
import { isCacheAdmin } from './is-cache-admin.ts'
import type { CacheAdmin, PurgeableCache } from './purgeable-cache.ts'

const PATH = '/admin/cache/purge'

/** `POST /admin/cache/purge` for the administrator of the environment (AUTH-20); without one there is no such address. */
export function routeCaches(server: FastifyInstance, admin: CacheAdmin | undefined, caches: readonly PurgeableCache[]): void {
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
      const purged = caches.map(({ name }) => name)
      request.log.info({ purged }, 'caches purged')
      return sendAnswer(reply, { status: 200, body: { purged } })
    },
  )
  onlyPost(server, PATH, 'Caches are purged by POST')
}
