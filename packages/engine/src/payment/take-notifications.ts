import { CommerceError } from '@shop/domain/error'
import { isCurrencyCode } from '@shop/domain/money'
import {
  type CheckoutAttempt,
  type EventMeaning,
  eventKeyOf,
  findingOf,
  meaningOf,
  type ProviderEvent,
  providerMethodRule,
} from '@shop/domain/payment'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { type DeletionBatches, deleteByAge } from '../database/delete-by-age.ts'
import type { TransactionReport } from '../transaction/record-transaction.ts'
import { lockAttempt, selectAttempt } from './attempt-rows.ts'
import { addTransaction } from './move-money.ts'
import { releaseMoney, settleAttempt } from './settle-attempt.ts'

/** An event as it was signed, with when the provider says that it was (ISO instant). */
export type SignedEvent = ProviderEvent & { readonly eventDate: string }

/** Tries of an event that cannot be taken, at growing distances of up to an hour: a day or so. */
const MAX_TRIES = 30
const CLAIM_SECONDS = 30

/**
 * Keeps events before they are acknowledged; one that is known stays as it is. The caller has checked their signatures
 * (`reliability`: stored first, then acknowledged, then worked on).
 */
export async function keepNotifications(context: EngineContext, events: readonly SignedEvent[]): Promise<void> {
  if (events.length === 0) return
  await context.db
    .insertInto('payment_notification')
    .values(
      events.map(event => ({
        event_key: eventKeyOf(event, event.eventDate),
        event_code: event.eventCode,
        merchant_reference: event.reference,
        item: JSON.stringify(event),
        received_at: context.now(),
        processed_at: null,
        outcome: null,
      })),
    )
    .onConflict(conflict => conflict.column('event_key').doNothing())
    .execute()
}

/**
 * Takes kept events that are due, oldest first and each in its own transactions; another process takes others meanwhile, and
 * what one leaves when it dies is due again half a minute later. One that cannot be taken is tried again for about a day.
 * Returns how many it took on. Failpoints: those of `settleAttempt`, and `notification:taken`.
 */
export async function takeNotifications(context: EngineContext, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string; item: ProviderEvent; tries: number }>`
    update payment_notification set tries = tries + 1, next_try_at = now() + make_interval(secs => ${CLAIM_SECONDS})
    where id in (
      select id from payment_notification where processed_at is null and next_try_at <= now()
      order by id limit ${limit} for update skip locked)
    returning id, item, tries`.execute(context.db)
  for (const { id, item, tries } of rows.toSorted((a, b) => Number(a.id) - Number(b.id))) {
    try {
      const outcome = await takeEvent(context, item)
      await context.failpoint?.('notification:taken')
      await finish(context, id, outcome)
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error
      if (tries >= MAX_TRIES) await finish(context, id, `not taken: ${error.failure.code}`)
      else await tryLater(context, id, Math.min(2 ** tries, 3600))
    }
  }
  return rows.length
}

/** Deletes events that were taken before an instant (ISO); those that need a person stay. Returns how many. */
export function forgetNotifications(
  { db }: EngineContext,
  { before, ...batches }: DeletionBatches & { readonly before: string },
): Promise<number> {
  const condition = sql`outcome not like 'not taken%'`
  const rows = { table: 'payment_notification', age: 'processed_at', before: sql<string>`${before}::timestamptz`, condition }
  return deleteByAge(db, rows, batches)
}

async function finish(context: EngineContext, id: string, outcome: string): Promise<void> {
  await sql`update payment_notification set processed_at = now(), outcome = ${outcome} where id = ${id}`.execute(context.db)
}

async function tryLater(context: EngineContext, id: string, seconds: number): Promise<void> {
  await sql`
    update payment_notification set next_try_at = now() + make_interval(secs => ${seconds}) where id = ${id}`.execute(context.db)
}

/** Takes one event; what it came to. */
async function takeEvent(context: EngineContext, event: ProviderEvent): Promise<string> {
  const meaning = meaningOf(event)
  if (meaning.kind === 'note') return 'noted'
  const attempt = await findAttempt(context, event)
  // Also what another system has at the same merchant account.
  if (!attempt) return 'unknown payment'
  if (meaning.kind === 'movement') {
    await takeMovement(context, attempt, event, meaning)
    return 'taken'
  }
  const isTry = meaning.outcome === 'refused' && providerMethodRule(attempt.method).isEnteredAtProvider === true
  const finding = isTry ? { kind: 'declined' as const, pspReference: event.pspReference } : findingOf(meaning.outcome, event)
  const { state } = await settleAttempt(context, attempt.id, finding)
  return state
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** By the shop's number, else by that of the provider: some modifications are begun in its back office. */
async function findAttempt(context: EngineContext, event: ProviderEvent): Promise<CheckoutAttempt | undefined> {
  const named = UUID.test(event.reference) ? await selectAttempt(context.db, event.reference) : undefined
  if (named) return named
  const row = await context.db
    .selectFrom('checkout_attempt')
    .select('id')
    .where('psp_reference', '=', event.originalReference || event.pspReference)
    .executeTakeFirst()
  return row && selectAttempt(context.db, row.id)
}

async function takeMovement(
  context: EngineContext,
  attempt: CheckoutAttempt,
  event: ProviderEvent,
  { type, state, isSecond }: EventMeaning & { readonly kind: 'movement' },
): Promise<void> {
  const { currencyCode, centAmount } = event
  if (!isCurrencyCode(currencyCode))
    throw new CommerceError({ code: 'malformed-price', expected: attempt.amount }, `${currencyCode} is no currency of the shop`)
  const interactionId = await interactionOf(context, attempt, event, type)
  const eventKey = eventKeyOf(event, '')
  const report = { eventKey, interactionId, type, state, amount: { currencyCode, centAmount } }
  await addTransaction(context, attempt.id, isSecond ? ofSecond(report) : report)
  // A release that failed, or money that came although it was to be released, is given back in another way.
  await inTransaction(context, async db => {
    const now = await lockAttempt(db, attempt.id)
    if (now?.state === 'voided' && now.dueOrderId === undefined) await releaseMoney(context, db, now)
  })
}

/** A second chargeback says by itself that the first one was reversed, whether that was told or not (rule P3). */
function ofSecond(report: TransactionReport): TransactionReport[] {
  return [
    { ...report, eventKey: `${report.eventKey}/first`, state: 'Failure' },
    { ...report, interactionId: `${report.interactionId}/second` },
  ]
}

/**
 * Which movement an event is about: one the shop asked for has the provider's number of it, or none yet where the answer was
 * lost. What was captured with the authorisation has its number.
 */
async function interactionOf(
  context: EngineContext,
  attempt: CheckoutAttempt,
  { pspReference, originalReference, centAmount }: ProviderEvent,
  type: string,
): Promise<string> {
  if (type === 'Charge' && providerMethodRule(attempt.method).isCapturedAtOnce) return originalReference || pspReference
  const { rows } = await sql<{ interaction_id: string }>`
    update payment_transaction set provider_reference = ${pspReference}
    where id = (
      select id from payment_transaction
      where payment_id = ${attempt.id} and type = ${type}
        and (provider_reference = ${pspReference} or (provider_reference is null and asked_at is not null
          and state in ('Initial', 'Pending') and amount_cent = ${centAmount}))
      order by provider_reference is null, created_at limit 1)
    returning interaction_id`.execute(context.db)
  return rows[0]?.interaction_id ?? pspReference
}
