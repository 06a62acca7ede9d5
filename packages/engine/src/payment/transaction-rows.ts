import type { Transaction, TransactionState } from '@shop/domain/payment'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** Whether a report with this key was taken before. */
export async function isKnownEvent(db: Database, eventKey: string): Promise<boolean> {
  const row = await db.selectFrom('payment_event').select('event_key').where('event_key', '=', eventKey).executeTakeFirst()
  return row !== undefined
}

/** Writes a movement in its state, new or further on, the report about it, and the payment's next version. */
export async function saveTransaction(
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
