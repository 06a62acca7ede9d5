import { PassThrough } from 'node:stream'
import type { ChangeSource, PurgedTags } from '@shop/contract'
import { CHANGES_HEARTBEAT_MS, CHANGES_PATH } from '@shop/contract/changes'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../error/wire-error.ts'

/** Processes that follow one middleware at most. */
const MAX_FOLLOWERS = 100
/** A follower that does not read is cut off before more than this waits for it, in bytes; it begins again from nothing. */
const MAX_WAITING = 1_000_000

/**
 * `GET /changes`: a line of JSON for every purge, `"all"` or a list of cache tags, and an empty line now and then while
 * changes arrive. For storefronts that run alone; what comes through a proxy is not one of them.
 */
export function routeChanges(server: FastifyInstance, changes: ChangeSource): void {
  const followers = new Set<PassThrough>()
  const write = (line: string) => {
    for (const follower of followers) {
      if (follower.writableLength > MAX_WAITING) follower.destroy()
      else follower.write(line)
    }
  }
  const stop = changes.subscribe((purged: PurgedTags) => write(`${JSON.stringify(purged)}\n`))
  const heartbeat = setInterval(() => {
    if (followers.size > 0 && changes.isFollowing()) write('\n')
  }, CHANGES_HEARTBEAT_MS).unref()
  server.addHook('preClose', async () => {
    stop()
    clearInterval(heartbeat)
    for (const follower of followers) follower.end()
  })
  server.get(CHANGES_PATH, async (request, reply) => {
    const isPassedOn = Object.keys(request.headers).some(name => name.startsWith('x-forwarded-') || name === 'forwarded')
    if (isPassedOn || followers.size >= MAX_FOLLOWERS)
      throw new Refusal({ code: 'ResourceNotFound', message: 'There is no such address' })
    const follower = new PassThrough()
    followers.add(follower)
    follower.once('close', () => followers.delete(follower))
    reply.raw.once('close', () => follower.destroy())
    return reply
      .header('cache-control', 'no-store')
      .header('content-encoding', 'identity')
      .type('application/x-ndjson; charset=utf-8')
      .send(follower)
  })
}
