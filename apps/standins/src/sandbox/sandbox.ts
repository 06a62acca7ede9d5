import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** What all stand-ins share: a clock that tests may set, a seed that generated numbers follow from, and a reset. */
export interface Sandbox {
  /** The time of the outside world in milliseconds. */
  now(): number
  /** What generated numbers follow from; the same seed and the same calls make the same numbers. */
  seed(): string
  /** Runs something at every reset. */
  onReset(reset: () => void): void
}

/** `POST /__sandbox/reset` resets everything, with a seed if one is sent; `POST /__sandbox/clock` stops the clock at an instant. */
export function openSandbox(server: FastifyInstance): Sandbox {
  const resets: (() => void)[] = []
  // Another one at every start: a shop that is started again on its data would take the numbers of new payments for those of old ones.
  const firstSeed: string = randomUUID()
  let seed = firstSeed
  let stoppedAt: number | undefined

  server.post<{ Body: { seed?: string } | null }>(
    '/__sandbox/reset',
    { schema: { body: { type: ['object', 'null'], properties: { seed: { type: 'string', minLength: 1, maxLength: 100 } } } } },
    (request, reply) => {
      seed = request.body?.seed ?? firstSeed
      stoppedAt = undefined
      for (const reset of resets) reset()
      return reply.code(204).send()
    },
  )

  server.post<{ Body: { now: string | null } }>(
    '/__sandbox/clock',
    { schema: { body: { type: 'object', required: ['now'], properties: { now: { type: ['string', 'null'] } } } } },
    (request, reply) => {
      const { now } = request.body
      const instant = now === null ? undefined : Date.parse(now)
      if (Number.isNaN(instant)) return reply.code(400).send({ message: 'now is an ISO instant, or null for the real time' })
      stoppedAt = instant
      return reply.code(204).send()
    },
  )

  return { now: () => stoppedAt ?? Date.now(), seed: () => seed, onReset: reset => void resets.push(reset) }
}

/** Gives texts that follow from the seed and how many were given: the same again after a reset. */
export type Sequence = () => Buffer

/** A sequence of digests of its own, which restarts at every reset. */
export function createSequence(sandbox: Sandbox, name: string): Sequence {
  let count = 0
  sandbox.onReset(() => {
    count = 0
  })
  return () => createHash('sha256').update(`${sandbox.seed()}:${name}:${count++}`).digest()
}
