import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How a server leaves its balancer before it closes. */
export interface Drain {
  /** From now on each answer that has not begun ends its connection, so that the next request goes to another process. */
  begin(): void
  readonly isDraining: () => boolean
}

/**
 * A drain of a server, which `/readyz` of it is to tell of. Requests that come all the same are answered as ever. Answers that
 * have begun are kept by places that are used again, not in a set: one to which something is added and from which something is
 * deleted all the time moves to a new table every few requests, and a table of before that V8 counts as old keeps the answers it
 * had, and the tables after it, until all garbage is collected.
 */
export function createDrain({ server }: FastifyInstance): Drain {
  let isDraining = false
  const begun: (ServerResponse | undefined)[] = []
  const free: number[] = []
  // On the answers of Node themselves, since not all of ours are made by the framework.
  server.prependListener('request', (_request, answer) => {
    if (isDraining) {
      answer.shouldKeepAlive = false
      return
    }
    const place = free.pop() ?? begun.length
    begun[place] = answer
    answer.once('close', () => {
      begun[place] = undefined
      free.push(place)
    })
  })
  return {
    begin() {
      isDraining = true
      for (const answer of begun) if (answer) answer.shouldKeepAlive = false
    },
    isDraining: () => isDraining,
  }
}
