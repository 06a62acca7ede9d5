import { FRACTION_DIGITS } from '@shop/domain/money'
import type { Payment, PaymentAction } from '@shop/domain/payment'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { documentFormat, type StoredDocument } from '../database/stored-document.ts'

/** How payments are stored: of their first version still, which is written down from now on. */
export const PAYMENT_DOCUMENT = documentFormat<Payment>('payment', {})

/** The payment of a row with its movements, whatever version it was written in. */
export const readPaymentDocument = PAYMENT_DOCUMENT.read
/** The text of a payment for its row. */
export const writePaymentDocument = PAYMENT_DOCUMENT.write

/** A row of `payment` as its document with the movements of now, oldest first. */
export const paymentDocument = sql<StoredDocument>`
  payment.document || jsonb_build_object('version', payment.version, 'transactions', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', movement.id, 'type', movement.type, 'state', movement.state,
      'amount', jsonb_build_object('type', 'centPrecision', 'currencyCode', payment.currency,
        'centAmount', movement.amount_cent, 'fractionDigits', ${sql.lit(FRACTION_DIGITS)}),
      'timestamp', to_char(movement.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'interactionId', movement.interaction_id) order by movement.created_at, movement.id), '[]')
    from payment_transaction movement where movement.payment_id = payment.id))`

/**
 * A payment, kept from moving until the transaction ends. Two statements: the second sees what was committed while the
 * first waited.
 */
export async function lockPayment(db: Database, id: string): Promise<Payment | undefined> {
  await sql`select from payment where id = ${id} for update`.execute(db)
  const row = await db.selectFrom('payment').select(paymentDocument.as('payment')).where('id', '=', id).executeTakeFirst()
  return row && readPaymentDocument(row.payment)
}

/** Keeps what the shopper has to do to pay, such as the reference of a voucher (ENT-07). */
export async function savePaymentAction(db: Database, id: string, action: PaymentAction): Promise<void> {
  await sql`
    update payment set version = version + 1,
      document = document || jsonb_build_object('custom', jsonb_build_object('action', ${JSON.stringify(action)}::jsonb))
    where id = ${id}`.execute(db)
}
