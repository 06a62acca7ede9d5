import { CommerceError } from '@shop/domain/error'
import { type CurrencyCode, moneyOf } from '@shop/domain/money'
import { furtherState, type Payment, type Transaction, type TransactionState, type TransactionType } from '@shop/domain/payment'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'

/** What is told about a movement of a payment's money. */
export interface TransactionReport {
  /** Names the report: the same one counts once, however often it comes. */
  readonly eventKey: string
  /** Names the movement; reports of the same type with the same name are about the same one. */
  readonly interactionId: string
  readonly type: TransactionType
  readonly state: TransactionState
  readonly amount: { readonly currencyCode: CurrencyCode; readonly centAmount: number }
}

/**
 * Takes a report about a locked payment: the movement is new, goes on, or stays where it is when the report is late
 * (rule P3). Returns the movement, or undefined for a report that is known. Throws `CommerceError` `invalid-input` for
 * an amount that is not one, `malformed-price` for a foreign currency or another amount than the movement had.
 */
export async function recordTransaction(
  context: EngineContext,
  db: Database,
  payment: Payment,
  report: TransactionReport,
): Promise<Transaction | undefined> {
  const { eventKey, interactionId, type, state, amount } = report
  if (await isKnownEvent(db, eventKey)) return undefined
  if (!Number.isSafeInteger(amount.centAmount) || amount.centAmount < 1)
    throw new CommerceError({ code: 'invalid-input', field: 'centAmount' }, 'A movement of money has a positive amount in cents')
  const known = payment.transactions.find(other => other.type === type && other.interactionId === interactionId)
  const expected = known?.amount ?? payment.amountPlanned
  if (amount.currencyCode !== expected.currencyCode || (known && known.amount.centAmount !== amount.centAmount))
    throw new CommerceError(
      { code: 'malformed-price', expected },
      `${type} ${interactionId} is over ${expected.centAmount} ${expected.currencyCode}`,
    )
  const at = context.now()
  const movement = known
    ? { ...known, interactionId, state: furtherState(type, known.state, state) }
    : { id: context.newId(), type, state, amount: moneyOf(amount.currencyCode, amount.centAmount), timestamp: at, interactionId }
  await saveTransaction(db, payment.id, movement, { key: eventKey, state, at })
  return movement
}

/** Whether a report with this key was taken before. */
async function isKnownEvent(db: Database, eventKey: string): Promise<boolean> {
  const row = await db.selectFrom('payment_event').select('event_key').where('event_key', '=', eventKey).executeTakeFirst()
  return row !== undefined
}

/** Writes a movement in its state, new or further on, the report about it, and the payment's next version. */
async function saveTransaction(
  db: Database,
  paymentId: string,
  movement: Transaction & { readonly interactionId: string },
  event: { readonly key: string; readonly state: TransactionState; readonly at: string },
): Promise<void> {
  await sql`
    with moved as (
      insert into payment_transaction (id, payment_id, type, state, amount_cent, interaction_id, created_at)
      values (${movement.id}, ${paymentId}, ${movement.type}, ${movement.state}, ${movement.amount.centAmount},
        ${movement.interactionId}, ${movement.timestamp})
      on conflict (payment_id, type, interaction_id) do update set state = excluded.state
      returning id
    ), reported as (
      insert into payment_event (event_key, transaction_id, state, received_at)
      select ${event.key}, id, ${event.state}, ${event.at} from moved)
    update payment set version = version + 1 where id = ${paymentId}`.execute(db)
}
