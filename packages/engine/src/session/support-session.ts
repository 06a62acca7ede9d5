import { isActorName } from '@shop/domain/audit'
import { SUPPORT_LINK_MINUTES } from '@shop/domain/session'
import { sql } from 'kysely'
import { addAuditLine, inAuditedTransaction } from '../audit/actor.ts'
import type { EngineContext } from '../database/context.ts'
import { openSession } from './open-session.ts'
import type { OpenedSession, Session } from './session.ts'
import { hashToken, isSessionToken, newSessionToken } from './session-token.ts'

/** Who looks at the shop as which customer, and in which store. */
export interface SupportLinkDraft {
  readonly customerId: string
  readonly storeKey: string
  /** Name of who looks; see `isActorName`. */
  readonly actor: string
}

/**
 * A token that opens the shop as a customer, once and within ten minutes. Written by connections of the command line, so that the
 * audit log names who asked for it. Throws for an actor without a name.
 */
export async function issueSupportLink(context: EngineContext, draft: SupportLinkDraft): Promise<string> {
  if (!isActorName(draft.actor)) throw new RangeError(`${draft.actor} is not the name of an actor`)
  const token = newSessionToken(context)
  await context.db
    .insertInto('support_link')
    .values({
      token_hash: hashToken(token),
      customer_id: draft.customerId,
      store_key: draft.storeKey,
      actor: draft.actor,
      expires_at: sql<string>`now() + make_interval(mins => ${SUPPORT_LINK_MINUTES})`,
    })
    .execute()
  return token
}

/**
 * Opens the session of a support link, for half an hour that nothing prolongs, and notes that in the audit log; `ended` is the
 * session of the call, which ends. Undefined for a token that is unknown, used, over, or of another store; of parallel calls one
 * gets it.
 */
export async function openSupportSession(
  context: EngineContext,
  request: { readonly token: string; readonly storeKey: string; readonly ended?: Session | undefined },
): Promise<OpenedSession | undefined> {
  if (!isSessionToken(request.token)) return undefined
  const found = await context.db
    .selectFrom('support_link')
    .select('actor')
    .where('token_hash', '=', hashToken(request.token))
    .executeTakeFirst()
  if (!found) return undefined
  const audited = { actor: { name: found.actor }, command: 'POST /support-session' }
  return inAuditedTransaction(context, audited, async db => {
    const link = await db
      .updateTable('support_link')
      .set({ used_at: sql`now()` })
      .where('token_hash', '=', hashToken(request.token))
      .where('store_key', '=', request.storeKey)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`)
      .returning(['customer_id', 'actor'])
      .executeTakeFirst()
    if (!link) return undefined
    if (request.ended) await db.deleteFrom('session').where('id', '=', request.ended.id).execute()
    const draft = { customerId: link.customer_id, storeKey: request.storeKey, supportActor: link.actor }
    const opened = await openSession(context, draft, db)
    await addAuditLine(db, { noun: 'customer', subject: link.customer_id, action: 'read' })
    return opened
  })
}

/** Deletes links that no one can use any more; at most `limit` of them. Returns how many. */
export async function deleteExpiredSupportLinks({ db }: EngineContext, { limit }: { readonly limit: number }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from support_link where token_hash = any(array(
      select token_hash from support_link where expires_at < now() - interval '1 day' limit ${limit} for update skip locked))`.execute(
    db,
  )
  return Number(numAffectedRows)
}
