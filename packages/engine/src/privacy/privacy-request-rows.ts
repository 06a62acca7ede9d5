import type { Locale } from '@shop/domain/market'
import {
  MAX_EXPORT_DOWNLOADS,
  PRIVACY_LINK_HOURS,
  type PrivacyOutcome,
  type PrivacyRequestKind,
  type PrivacyRequestState,
} from '@shop/domain/privacy'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { hashToken, isSessionToken, newSessionToken } from '../session/session-token.ts'

/** Topic of the outbox under which a request is told, whose mail has a link or says why it has no link. */
export const PRIVACY_REQUEST_TOPIC = 'privacy-requested'
/** Topic of the outbox under which a request is told that its link has confirmed. */
export const PRIVACY_CONFIRMED_TOPIC = 'privacy-confirmed'

/** A request as it is asked for. */
export interface PrivacyRequestDraft {
  readonly kind: PrivacyRequestKind
  readonly email: string
  readonly storeKey: string
  readonly locale: Locale
}

/** A request that is not told yet; its address is gone once it is. */
export interface OpenPrivacyRequest extends Omit<PrivacyRequestDraft, 'locale'> {
  readonly id: string
  readonly requestNumber: string
  readonly locale: string
  readonly state: PrivacyRequestState
  readonly outcome: PrivacyOutcome | undefined
}

/** Notes a request and has its mail sent, in the transaction of `db`. Returns its number. */
export async function insertPrivacyRequest(
  context: EngineContext,
  db: Database,
  { kind, email, storeKey, locale }: PrivacyRequestDraft,
): Promise<string> {
  const id = context.newId()
  const { request_number: requestNumber } = await db
    .insertInto('privacy_request')
    .values({ id, kind, email: email.trim().toLowerCase(), store_key: storeKey, locale, requested_at: context.now() })
    .returning('request_number')
    .executeTakeFirstOrThrow()
  const dedupKey = `${PRIVACY_REQUEST_TOPIC}/${id}`
  await addToOutbox(db, { topic: PRIVACY_REQUEST_TOPIC, payload: { requestId: id }, dedupKey })
  return requestNumber
}

/** A request whose mail is not out yet. Asks for no owner, so it must never answer a request. */
export async function findOpenPrivacyRequest(db: Database, id: string, lock?: 'lock'): Promise<OpenPrivacyRequest | undefined> {
  const query = db
    .selectFrom('privacy_request')
    .select(['id', 'request_number', 'kind', 'email', 'store_key', 'locale', 'state', 'outcome'])
    .where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row || row.email === null) return undefined
  const { request_number: requestNumber, store_key: storeKey, email, kind, locale, state, outcome } = row
  return { id, requestNumber, kind, email, storeKey, locale, state, outcome: outcome ?? undefined }
}

/**
 * Makes the token of the link in a mail; one made before is worth nothing from now on, and only the hash is stored. Undefined
 * where the request is not open any more.
 */
export async function issuePrivacyToken(context: EngineContext, db: Database, requestId: string): Promise<string | undefined> {
  const token = newSessionToken(context)
  const { numUpdatedRows } = await db
    .updateTable('privacy_request')
    .set({
      token_hash: hashToken(token),
      token_expires_at: sql<string>`now() + make_interval(hours => ${PRIVACY_LINK_HOURS})`,
    })
    .where('id', '=', requestId)
    .where('email', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? token : undefined
}

/** Notes what came of a request, once. */
export async function settlePrivacyRequest(
  context: Pick<EngineContext, 'now'>,
  db: Database,
  { id, outcome }: { readonly id: string; readonly outcome: PrivacyOutcome },
): Promise<void> {
  await db
    .updateTable('privacy_request')
    .set({ state: 'done', outcome, done_at: context.now() })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .execute()
}

/** Forgets whose request it was, since its last mail is out. The link to a copy stays as long as the copy. */
export async function forgetPrivacyAddress({ db }: Pick<EngineContext, 'db'>, requestId: string): Promise<void> {
  await sql`
    update privacy_request set email = null,
      token_hash = case when kind = 'export' then token_hash end,
      token_expires_at = case when kind = 'export' then token_expires_at end
    where id = ${requestId} and state = 'done'`.execute(db)
}

/** What a link leads to: the kind of request, and whether it was used; undefined for a link that is worth nothing any more. */
export async function findPrivacyRequestOfToken(
  { db }: Pick<EngineContext, 'db'>,
  token: string,
): Promise<{ readonly kind: PrivacyRequestKind; readonly isConfirmed: boolean } | undefined> {
  if (!isSessionToken(token)) return undefined
  const row = await db
    .selectFrom('privacy_request')
    .select(['kind', 'state'])
    .where('token_hash', '=', hashToken(token))
    .where('token_expires_at', '>', sql<string>`now()`)
    // A copy that was downloaded as often as it may be is as good as gone.
    .where(
      sql<boolean>`(kind <> 'export' or exists (select from privacy_export kept
        where kept.request_id = privacy_request.id and kept.expires_at > now() and kept.downloads < ${MAX_EXPORT_DOWNLOADS}))`,
    )
    .executeTakeFirst()
  return row && { kind: row.kind, isConfirmed: row.state !== 'asked' }
}

/** A request that is not answered yet, without whose it is. */
export interface WaitingPrivacyRequest {
  readonly requestNumber: string
  readonly kind: PrivacyRequestKind
  readonly state: PrivacyRequestState
  /** ISO instant. */
  readonly requestedAt: string
}

const MAX_WAITING = 500

/** Requests that are not done, the oldest first: the law gives a month for each. */
export async function findPrivacyRequests({ db }: Pick<EngineContext, 'db'>): Promise<WaitingPrivacyRequest[]> {
  const rows = await db
    .selectFrom('privacy_request')
    .select(['request_number', 'kind', 'state', 'requested_at'])
    .where('state', '<>', 'done')
    .orderBy('requested_at')
    .limit(MAX_WAITING)
    .execute()
  return rows.map(({ request_number: requestNumber, kind, state, requested_at }) => ({
    requestNumber,
    kind,
    state,
    requestedAt: new Date(requested_at).toISOString(),
  }))
}
