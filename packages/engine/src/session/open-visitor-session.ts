import { type AttemptLimit, requireNetworkAttempt } from '../attempt/count-attempt.ts'
import type { EngineContext } from '../database/context.ts'
import { openSession } from './open-session.ts'
import type { OpenedSession } from './session.ts'

/** Sessions that visitors of one network may begin: a whole office may shop, a program may not fill the database. */
const SESSIONS_PER_MINUTE: AttemptLimit = { attempts: 60, withinSeconds: 60 }
const SESSIONS_PER_HOUR: AttemptLimit = { attempts: 300, withinSeconds: 3600 }

/**
 * Opens the session of a new visitor; see `openSession`. Throws `CommerceError` `too-many-requests` where the caller's
 * network has begun 60 within a minute or 300 within an hour.
 */
export async function openVisitorSession(
  context: EngineContext,
  { storeKey, clientAddress }: { readonly storeKey: string; readonly clientAddress: string },
): Promise<OpenedSession> {
  await requireNetworkAttempt(context, { action: 'open-session-hour', clientAddress, limit: SESSIONS_PER_HOUR })
  await requireNetworkAttempt(context, { action: 'open-session-minute', clientAddress, limit: SESSIONS_PER_MINUTE })
  return openSession(context, { storeKey })
}
