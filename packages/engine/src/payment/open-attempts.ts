import type { NextStep } from '@shop/domain/payment'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { endAttempt, lockAttempt } from './attempt-rows.ts'

/** Seconds after which an attempt without an answer is asked for again. */
const UNANSWERED_SECONDS = 15
/** Minutes after which no shopper pays any more on the provider's page, which lives for an hour, or elsewhere. */
const LAPSE_MINUTES = { page: 70, elsewhere: 24 * 60 }

/** What an attempt asks the provider with, kept before it asks, so that it can be asked again under the same key. */
export async function keepAttemptRequest(context: EngineContext, id: string, request: object): Promise<void> {
  await context.db
    .updateTable('checkout_attempt')
    .set({ request: JSON.stringify(request) })
    .where('id', '=', id)
    .execute()
}

/** That the provider has answered an attempt: it goes on by the next step, on a page of that session where there is one. */
export async function attemptAnswered(
  context: EngineContext,
  id: string,
  { sessionId, pspReference }: { readonly sessionId?: string; readonly pspReference?: string },
  nextStep: NextStep,
): Promise<void> {
  await context.db
    .updateTable('checkout_attempt')
    .set({
      request: null,
      next_step: JSON.stringify(nextStep),
      ...(sessionId ? { session_id: sessionId } : {}),
      ...(pspReference ? { psp_reference: pspReference } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** The provider's page of an attempt; undefined for one that has none, or is not there. */
export async function findAttemptSession(context: EngineContext, id: string): Promise<string | undefined> {
  const row = await context.db.selectFrom('checkout_attempt').select('session_id').where('id', '=', id).executeTakeFirst()
  return row?.session_id ?? undefined
}

/** What has to be done next for an attempt; undefined for one that waits for nothing of its shopper. */
export async function findNextStep(context: EngineContext, id: string): Promise<NextStep | undefined> {
  const row = await context.db.selectFrom('checkout_attempt').select('next_step').where('id', '=', id).executeTakeFirst()
  return (row?.next_step as NextStep | null | undefined) ?? undefined
}

/** An attempt whose provider has not answered. */
export interface UnansweredAttempt {
  readonly id: string
  /** As it was kept. */
  readonly request: unknown
}

/** Open attempts whose provider has not answered for 15 s, for the reconciler to ask again; another process gets others. */
export async function claimUnansweredAttempts(context: EngineContext, limit: number): Promise<UnansweredAttempt[]> {
  const { rows } = await sql<UnansweredAttempt>`
    update checkout_attempt set asked_at = now()
    where id in (
      select id from checkout_attempt
      where state = 'open' and request is not null
        and coalesce(asked_at, created_at) < now() - make_interval(secs => ${UNANSWERED_SECONDS})
      order by created_at limit ${limit} for update skip locked)
    returning id, request`.execute(context.db)
  return rows
}

/**
 * Ends what no one came back to: holds that are over are given back (rule S3), and attempts that can hardly be paid any more
 * count as failed; a payment that comes yet is taken all the same. Returns how many it looked after, at most `limit` each.
 */
export async function lapseAttempts(context: EngineContext, limit: number): Promise<number> {
  const { rows: over } = await sql<{ id: string; isLapsed: boolean }>`
    select id, is_lapsed as "isLapsed" from checkout_attempt attempt cross join lateral (
      select created_at < now() - make_interval(mins => case when session_id is null
        then ${LAPSE_MINUTES.elsewhere}::integer else ${LAPSE_MINUTES.page}::integer end) as is_lapsed) age
    where state = 'open' and held_until < now() and (is_lapsed
      or exists (select from stock_reservation held where held.attempt_id = attempt.id and held.ended_at is null)
      or exists (select from discount_code_claim claim where claim.attempt_id = attempt.id and claim.ended_at is null))
    order by created_at limit ${limit}`.execute(context.db)
  for (const { id, isLapsed } of over) {
    await inTransaction(context, async db => {
      const attempt = await lockAttempt(db, id)
      if (attempt?.state !== 'open') return
      const at = context.now()
      if (isLapsed) await endAttempt(db, attempt, { state: 'failed', reason: 'expired', at })
      else await sql`select end_attempt_holds(${id}, ${at})`.execute(db)
    })
  }
  return over.length
}
