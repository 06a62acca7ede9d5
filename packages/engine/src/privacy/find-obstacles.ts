import { isOrderSettled, type OrderStanding } from '@shop/domain/privacy'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import type { Person } from './person.ts'

/** What keeps a person from being erased for now. */
export interface Obstacles {
  /** Numbers of orders that are not over. */
  readonly orderNumbers: readonly string[]
  /** Whether a payment is under way of which an order may come. */
  readonly isPaying: boolean
  /** Why the owner of the shop has to keep everything; undefined where nothing was ordered. */
  readonly heldFor: string | undefined
}

/** What keeps a person from being erased; the rules are those of `isOrderSettled`. */
export async function findObstacles(db: Database, person: Person): Promise<Obstacles> {
  const { rows } = await sql<OrderStanding & { orderNumber: string }>`
    select order_number as "orderNumber", order_state as "orderState", payment_state as "paymentState",
      shipment_state as "shipmentState",
      coalesce((select sum(case moved.type when 'Charge' then moved.amount_cent else -moved.amount_cent end) from payment
        join payment_transaction moved on moved.payment_id = payment.id
        where payment.cart_id = "order".cart_id and moved.state = 'Success' and moved.type in ('Charge', 'Refund', 'Chargeback')),
        0)::integer as "owedCents",
      exists (select from payment join payment_transaction moved on moved.payment_id = payment.id
        where payment.cart_id = "order".cart_id and interface = 'card-payment-provider' and moved.type in ('Charge', 'Refund')
          and moved.state in ('Initial', 'Pending')) as "hasOpenTransaction",
      exists (select from withdrawal where order_id = "order".id and state = 'Received') as "hasOpenWithdrawal",
      exists (select from "return" where order_id = "order".id and state in ('Requested', 'Approved', 'Received', 'Inspected'))
        as "hasOpenReturn",
      -- What was sent before the shop made invoices is invoiced elsewhere.
      not exists (select from shipment left join fiscal_document_shipment invoiced on invoiced.shipment_id = shipment.id
        where order_id = "order".id and invoiced.shipment_id is null) as "isInvoiced"
    from "order" where id = any(${person.orderIds}::uuid[]) order by created_at`.execute(db)
  const paying = await sql`
    select from checkout_attempt attempt where cart_id = any(${person.cartIds}::uuid[]) and (state = 'open'
      -- What it holds would not be given back, nor what was reserved be released.
      or exists (select from stock_reservation held where held.attempt_id = attempt.id and held.ended_at is null)
      or exists (select from discount_code_claim held where held.attempt_id = attempt.id and held.ended_at is null)
      or exists (select from payment_transaction moved where moved.payment_id = attempt.id
        and moved.type in ('Charge', 'Refund', 'CancelAuthorization') and moved.state in ('Initial', 'Pending'))) limit 1`.execute(
    db,
  )
  const hold = await db.selectFrom('privacy_hold').select('reason').where('email', '=', person.email).executeTakeFirst()
  return {
    orderNumbers: rows.filter(order => !isOrderSettled(order)).map(order => order.orderNumber),
    isPaying: paying.rows.length > 0,
    heldFor: hold?.reason,
  }
}
