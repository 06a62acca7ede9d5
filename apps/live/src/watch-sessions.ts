import type { EngineContext } from '@shop/engine/database'
import { findEndedSessions } from '@shop/engine/session'
import type { WebSocket } from 'ws'
import { poll } from './poll.ts'
import { createRounds } from './rounds.ts'

/** With one query and the farewell, sockets are closed well within 5 s of the end of their session. */
const PAUSE_MS = 1000
/** Sessions of one look. */
const SESSIONS_AT_ONCE = 500
const FAREWELL_MS = 2000
/** Close code of RFC 6455 for a client without access. */
const POLICY_VIOLATION = 1008

export interface WatchSessionsOptions {
  readonly context: EngineContext
  /** Told once when looking begins to fail. */
  readonly onFailure: (error: unknown) => void
}

/** Sockets by the session that was asked for when they were opened. */
export interface SessionWatch {
  /** Closes a socket soon after its session has ended: by signing out, a new password, or whatever else ends sessions. */
  add(socket: WebSocket, sessionId: string): void
  stop(): void
}

/** Looks every second whether the sessions that sockets are open for are still in force, in whatever process they end. */
export function watchSessions({ context, onFailure }: WatchSessionsOptions): SessionWatch {
  const sockets = new Map<string, Set<WebSocket>>()

  const rounds = createRounds(() => [...sockets.keys()], SESSIONS_AT_ONCE)

  async function look(): Promise<void> {
    const ids = rounds.next()
    if (ids.length === 0) return
    for (const id of await findEndedSessions(context, ids)) for (const socket of sockets.get(id) ?? []) dismiss(socket)
  }

  return {
    add(socket, sessionId) {
      const ofSession = sockets.get(sessionId) ?? new Set()
      sockets.set(sessionId, ofSession.add(socket))
      socket.once('close', () => {
        ofSession.delete(socket)
        if (ofSession.size === 0 && sockets.get(sessionId) === ofSession) sockets.delete(sessionId)
      })
    },
    stop: poll(look, { pauseMs: () => PAUSE_MS / rounds.count(), onFailure }),
  }
}

/** Says goodbye, and hangs up on a client that does not answer. */
function dismiss(socket: WebSocket): void {
  if (socket.readyState !== socket.OPEN) return
  socket.close(POLICY_VIOLATION, 'the session has ended')
  const hangUp = setTimeout(() => socket.terminate(), FAREWELL_MS)
  socket.once('close', () => clearTimeout(hangUp))
}
