import { type CurrencyCode, type Money, moneyOf } from '@shop/domain/money'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { addTransaction } from './move-money.ts'

/** What the provider is to do with the money of a payment. */
export interface Modification {
  /** Of the movement; also the key under which the provider does it once. */
  readonly id: string
  readonly kind: 'capture' | 'cancel' | 'refund'
  /** The shop's number of the payment, and that of the provider. */
  readonly paymentId: string
  readonly pspReference: string
  readonly amount: Money
}

const KINDS = { Charge: 'capture', CancelAuthorization: 'cancel', Refund: 'refund' } as const

/** Seconds after which a modification that was not answered is asked for again, under the same key. */
const AGAIN_SECONDS = 60

/**
 * Movements that were asked for and that the provider has not taken on, oldest first; another process gets others. Who takes
 * them tells what the provider answered by one of the functions below; one that is left is due again after a minute.
 */
export async function claimModifications(context: EngineContext, limit: number): Promise<Modification[]> {
  const { rows } = await sql<{
    id: string
    type: keyof typeof KINDS
    payment_id: string
    psp_reference: string
    currency: CurrencyCode
    amount_cent: number
  }>`
    with claimed as (
      update payment_transaction set asked_at = now()
      where id in (
        select movement.id from payment_transaction movement join checkout_attempt attempt on attempt.id = movement.payment_id
        where movement.state = 'Initial' and movement.type in ('Charge', 'CancelAuthorization', 'Refund')
          and attempt.psp_reference is not null
          and (movement.asked_at is null or movement.asked_at < now() - make_interval(secs => ${AGAIN_SECONDS}))
        order by movement.created_at limit ${limit} for update of movement skip locked)
      returning id, type, payment_id, amount_cent)
    select claimed.*, attempt.psp_reference, attempt.currency from claimed
    join checkout_attempt attempt on attempt.id = claimed.payment_id`.execute(context.db)
  return rows.map(row => ({
    id: row.id,
    kind: KINDS[row.type],
    paymentId: row.payment_id,
    pspReference: row.psp_reference,
    amount: moneyOf(row.currency, row.amount_cent),
  }))
}

/** That the provider has taken a modification on: a notification with its number of it tells whether it succeeded. */
export async function modificationReceived(context: EngineContext, { id }: Modification, pspReference: string): Promise<void> {
  await sql`
    update payment_transaction set provider_reference = coalesce(provider_reference, ${pspReference}),
      state = case when state = 'Initial' then 'Pending' else state end
    where id = ${id}`.execute(context.db)
}

/** That the provider refuses a modification, and would refuse it again. */
export async function modificationRejected(context: EngineContext, { id, paymentId }: Modification): Promise<void> {
  const row = await context.db
    .selectFrom('payment_transaction')
    .innerJoin('payment', 'payment.id', 'payment_transaction.payment_id')
    .select(['payment_transaction.type', 'interaction_id', 'payment_transaction.amount_cent', 'currency'])
    .where('payment_transaction.id', '=', id)
    .executeTakeFirstOrThrow()
  await addTransaction(context, paymentId, {
    eventKey: `rejected/${id}`,
    interactionId: row.interaction_id,
    type: row.type,
    state: 'Failure',
    amount: { currencyCode: row.currency as CurrencyCode, centAmount: row.amount_cent },
  })
}
