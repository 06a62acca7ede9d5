import type { PrivacyOutcome } from '@shop/domain/privacy'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { hashToken, isSessionToken } from '../session/session-token.ts'
import { findObstacles, type Obstacles } from './find-obstacles.ts'
import { findPerson } from './person.ts'
import {
  findOpenPrivacyRequest,
  issuePrivacyToken,
  type OpenPrivacyRequest,
  PRIVACY_CONFIRMED_TOPIC,
  settlePrivacyRequest,
} from './privacy-request-rows.ts'
import { isKnownPerson, type PersonalData, readPersonalData } from './read-personal-data.ts'

/** What the mail that answers a request has to say. */
export type PrivacyAnswer =
  | { readonly request: OpenPrivacyRequest; readonly next: 'confirm'; readonly token: string }
  | { readonly request: OpenPrivacyRequest; readonly next: 'copy'; readonly data: PersonalData }
  | {
      readonly request: OpenPrivacyRequest
      readonly next: 'refused'
      readonly outcome: PrivacyOutcome
      readonly obstacles: Obstacles
    }

/**
 * What is to be answered to a request: a link that confirms, the data of a copy, or why it cannot be fulfilled, which settles it.
 * Looks through all orders, so it is the worker's. Undefined for a request whose mail is out.
 */
export async function answerPrivacyRequest(context: EngineContext, requestId: string): Promise<PrivacyAnswer | undefined> {
  const request = await findOpenPrivacyRequest(context.db, requestId)
  if (!request) return undefined
  const { email, kind } = request
  const person = await findPerson(context.db, email)
  const obstacles = await findObstacles(context.db, person)
  const outcome = request.outcome ?? (await outcomeOf(context, request, obstacles))
  if (outcome !== undefined && outcome !== 'fulfilled') {
    await settlePrivacyRequest(context, context.db, { id: requestId, outcome })
    return { request, next: 'refused', outcome, obstacles }
  }
  if (kind === 'export') return { request, next: 'copy', data: await readPersonalData(context, email) }
  const token = await issuePrivacyToken(context, context.db, requestId)
  return token === undefined ? undefined : { request, next: 'confirm', token }
}

async function outcomeOf(
  context: EngineContext,
  { kind, email }: OpenPrivacyRequest,
  { heldFor, orderNumbers }: Obstacles,
): Promise<PrivacyOutcome | undefined> {
  if (!(await isKnownPerson(context, email))) return 'unknown'
  if (kind === 'export') return undefined
  if (heldFor !== undefined) return 'held'
  return kind === 'erasure' && orderNumbers.length > 0 ? 'open-orders' : undefined
}

/**
 * Confirms a request by the token of its mail; what it takes away is then erased by the worker. A second time it changes nothing and
 * is answered alike. False for a token that is unknown, replaced or expired.
 */
export async function confirmPrivacyRequest(context: EngineContext, token: string): Promise<boolean> {
  if (!isSessionToken(token)) return false
  const tokenHash = hashToken(token)
  return inTransaction(context, async db => {
    const confirmed = await db
      .updateTable('privacy_request')
      .set({ state: 'confirmed', confirmed_at: context.now() })
      .where('token_hash', '=', tokenHash)
      .where('token_expires_at', '>', sql<string>`now()`)
      .where('state', '=', 'asked')
      .where('kind', 'in', ['erasure', 'closing'])
      .returning('id')
      .executeTakeFirst()
    if (confirmed) {
      const dedupKey = `${PRIVACY_CONFIRMED_TOPIC}/${confirmed.id}`
      await addToOutbox(db, { topic: PRIVACY_CONFIRMED_TOPIC, payload: { requestId: confirmed.id }, dedupKey })
      return true
    }
    const known = await db.selectFrom('privacy_request').select('state').where('token_hash', '=', tokenHash).executeTakeFirst()
    return known !== undefined && known.state !== 'asked'
  })
}
