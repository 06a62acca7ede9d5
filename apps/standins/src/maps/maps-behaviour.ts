import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How the maps service behaves: as it should, not in time, with status 500, or with too many calls. */
export const MAPS_MODES = ['ok', 'slow', 'error', 'quota'] as const
type MapsMode = (typeof MAPS_MODES)[number]

const SLOW_MS = 15_000

/** How a maps service behaves at the moment. */
export interface MapsBehaviour {
  mode: MapsMode
  /** Responds in place of the service where it fails or has no key, after its time; whether it did. */
  refuses(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

/** A service that behaves as it should. */
export function createMapsBehaviour(server: FastifyInstance): MapsBehaviour {
  const closing = new AbortController()
  server.addHook('onClose', async () => closing.abort())
  return {
    mode: 'ok',
    async refuses(request, reply) {
      if (this.mode === 'slow') await wait(SLOW_MS, undefined, { signal: closing.signal }).catch(() => undefined)
      if (this.mode === 'error') sendMapsError(reply, 500, 'INTERNAL')
      else if (this.mode === 'quota') sendMapsError(reply, 429, 'RESOURCE_EXHAUSTED')
      else if (!request.headers['x-goog-api-key']) sendMapsError(reply, 403, 'PERMISSION_DENIED')
      else return false
      return true
    },
  }
}

/** An error in the form of the service. */
export function sendMapsError(reply: FastifyReply, code: number, status: string): FastifyReply {
  return reply.code(code).send({ error: { code, status, message: 'The request cannot be served' } })
}
