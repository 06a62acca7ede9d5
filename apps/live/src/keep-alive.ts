import type { WebSocket } from 'ws'

const PING_MS = 30_000
/** Five thousand pings at once would keep everything else waiting for a tenth of a second. */
const TURN_MS = 100
const TURNS = PING_MS / TURN_MS

/** Pings connections until they close. */
export interface Heartbeat {
  add(socket: WebSocket): void
  stop(): void
}

/**
 * Pings each connection every 30 s, some of them ten times a second, and cuts off those that did not answer the last ping.
 */
export function keepAlive(): Heartbeat {
  const turns = Array.from({ length: TURNS }, () => new Set<WebSocket>())
  const silent = new WeakSet<WebSocket>()
  let turn = 0
  let nextPlace = 0
  const timer = setInterval(() => {
    turn = (turn + 1) % TURNS
    for (const socket of turns[turn] ?? []) {
      if (silent.has(socket)) {
        socket.terminate()
        continue
      }
      silent.add(socket)
      socket.ping()
    }
  }, TURN_MS)

  return {
    add(socket) {
      nextPlace = (nextPlace + 1) % TURNS
      const ofTurn = turns[nextPlace]
      ofTurn?.add(socket)
      socket.on('pong', () => silent.delete(socket)).once('close', () => ofTurn?.delete(socket))
    },
    stop: () => clearInterval(timer),
  }
}
