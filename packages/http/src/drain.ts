import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How a server leaves its balancer before it closes. */
export interface Drain {
  /** From now on each answer that has not begun ends its connection, so that the next request goes to another process. */
  begin(): void
  readonly isDraining: () => boolean
}

/** A drain of a server, which `/readyz` of it is to tell of. Requests that come all the same are answered as ever. */
export function createDrain({ server }: FastifyInstance): Drain {
  let isDraining = false
  const begun = new Set<ServerResponse>()
  // On the answers of Node themselves, since not all of ours are made by the framework.
  server.prependListener('request', (_request, answer) => {
    if (isDraining) answer.shouldKeepAlive = false
    else begun.add(answer.once('close', () => begun.delete(answer)))
  })
  return {
    begin() {
      isDraining = true
      for (const answer of begun) answer.shouldKeepAlive = false
    },
    isDraining: () => isDraining,
  }
}
