import { type AttemptLimit, requireNetworkAttempt } from '../attempt/count-attempt.ts'
import type { Database, EngineContext } from '../database/context.ts'
import type { OpenedSession } from './session.ts'
import { endsOf, SESSION_COLUMNS, sessionOfRow } from './session-rows.ts'
import { hashToken, newRefreshToken, newSessionToken } from './session-token.ts'

interface SessionDraft {
  readonly storeKey: string
  /** Whose session it is; default a new visitor's. */
  readonly customerId?: string
  /** How long a customer wants it, in seconds; see `signInLifetimes`. */
  readonly ttlSeconds?: number | undefined
  /** Who of the shop looks at it in the customer's place. */
  readonly supportActor?: string
  /** What the browser of a customer calls itself, for the list of their sessions. */
  readonly userAgent?: string | undefined
}

/** Longest user agent that is kept. */
const MAX_USER_AGENT = 300

/**
 * Opens a session in a store: a visitor's token lives as long as the session, 30 days from its last use, a customer's
 * one day (AUTH-16). With `db` it takes part in a transaction.
 */
export async function openSession(
  context: EngineContext,
  draft: SessionDraft,
  db: Database = context.db,
): Promise<OpenedSession> {
  const { id, anonymousId, token, refreshToken } = newSessionSecrets(context)
  const row = await db
    .insertInto('session')
    .values({
      id,
      token_hash: hashToken(token),
      refresh_hash: hashToken(refreshToken),
      anonymous_id: anonymousId,
      customer_id: draft.customerId ?? null,
      store_key: draft.storeKey,
      user_agent: draft.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      support_actor: draft.supportActor ?? null,
      ...endsOf(ownerOf(draft), draft.ttlSeconds),
    })
    .returning(SESSION_COLUMNS)
    .executeTakeFirstOrThrow()
  return { session: sessionOfRow(row), token, refreshToken }
}

function ownerOf({ customerId, supportActor }: SessionDraft) {
  if (supportActor !== undefined) return 'support'
  return customerId === undefined ? 'visitor' : 'customer'
}

/** What a session that is about to be opened is known by, to the shop and to its browser. */
export function newSessionSecrets(context: Pick<EngineContext, 'newId' | 'randomBytes'>) {
  const id = context.newId()
  const token = newSessionToken(context)
  return { id, anonymousId: context.newId(), token, refreshToken: newRefreshToken(context, id) }
}

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
  await requireRoomForSession(context, clientAddress)
  return openSession(context, { storeKey })
}

/** Counts a session that a visitor begins, and refuses it as `openVisitorSession` says. */
export async function requireRoomForSession(context: EngineContext, clientAddress: string): Promise<void> {
  await requireNetworkAttempt(context, { action: 'open-session-hour', clientAddress, limit: SESSIONS_PER_HOUR })
  await requireNetworkAttempt(context, { action: 'open-session-minute', clientAddress, limit: SESSIONS_PER_MINUTE })
}
