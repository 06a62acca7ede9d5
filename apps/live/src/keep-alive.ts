import type { WebSocket } from 'ws'

const PING_MS = 30_000

/** Pings connections every 30 s and cuts off those that did not answer the last one. The result ends it. */
export function keepAlive(sockets: ReadonlySet<WebSocket>): () => void {
  const silent = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    for (const socket of sockets) {
      if (silent.has(socket)) {
        socket.terminate()
        continue
      }
      silent.add(socket)
      socket.once('pong', () => silent.delete(socket))
      socket.ping()
    }
  }, PING_MS)
  return () => clearInterval(timer)
}
