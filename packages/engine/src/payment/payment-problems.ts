import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** Something about a payment that a person has to look at. */
export interface PaymentProblem {
  /** ISO instant. */
  readonly at: string
  /** The order, or the attempt where there is no order. */
  readonly subject: string
  readonly what: string
  readonly currencyCode: string
  readonly centAmount: number
}

/**
 * What payments need a person for, newest first: captures, releases and refunds that failed and were not made since, events that
 * could not be taken or are of no payment of the shop, and what is to be sent back by transfer: for orders that were paid in another way, and for goods that are cancelled. At most `limit`.
 */
export async function listPaymentProblems(context: EngineContext, limit: number): Promise<PaymentProblem[]> {
  const { rows } = await sql<PaymentProblem>`
    select * from (
      select to_char(movement.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "at",
        coalesce(placed.order_number, attempt.id::text) as subject,
        case movement.type when 'Charge' then 'capture failed' when 'Refund' then 'refund failed' else 'release failed' end as what,
        attempt.currency as "currencyCode", movement.amount_cent as "centAmount"
      from payment_transaction movement join checkout_attempt attempt on attempt.id = movement.payment_id
      left join "order" placed on placed.id = attempt.order_id
      where movement.state = 'Failure' and movement.type in ('Charge', 'Refund', 'CancelAuthorization')
        and not exists (
          select from payment_transaction later
          where later.payment_id = movement.payment_id and later.created_at > movement.created_at and later.state <> 'Failure'
            and (later.type = movement.type or (movement.type = 'CancelAuthorization' and later.type = 'Refund')))
      union all
      select to_char(movement.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), placed.order_number,
        'to be sent back by transfer', payment.currency, movement.amount_cent
      from payment_transaction movement join payment on payment.id = movement.payment_id
      join "order" placed on placed.cart_id = payment.cart_id
      where movement.state = 'Initial' and movement.type = 'Refund' and payment.interface <> 'card-payment-provider'
      union all
      select to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), merchant_reference,
        event_code || ': ' || outcome, item ->> 'currencyCode', (item ->> 'centAmount')::bigint
      from payment_notification where outcome like 'not taken%' or (outcome = 'unknown payment' and event_code = 'AUTHORISATION')
    ) problem order by "at" desc limit ${limit}`.execute(context.db)
  return rows
}
