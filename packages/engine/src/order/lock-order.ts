import type { Order } from '@shop/domain/order'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { type OrderReference, orderNotFound, selectOrder } from './order-rows.ts'

/**
 * An order for the shop's own work on it: no one else changes it, or the money of its payment, until the transaction
 * ends. Payments are locked before orders, orders before stock. Asks for no owner, so it must never answer a shopper
 * (rule A1). Throws `CommerceError` `resource-not-found`.
 */
export async function lockOrder(db: Database, reference: OrderReference): Promise<Order> {
  const isMeant = 'id' in reference ? sql`id = ${reference.id}` : sql`order_number = ${reference.orderNumber}`
  await sql`select from payment where id = (select payment_id from "order" where ${isMeant}) for update`.execute(db)
  await sql`select from "order" where ${isMeant} for update`.execute(db)
  const order = await selectOrder(db, reference)
  if (!order) throw orderNotFound(reference)
  return order
}

/** The order that a locked payment was made for, locked too, whether that pays it or another; undefined while none exists. */
export async function lockOrderOfPayment(db: Database, paymentId: string): Promise<Order | undefined> {
  const { rows } = await sql<{ id: string }>`
    select "order".id from "order" join payment on payment.cart_id = "order".cart_id
    where payment.id = ${paymentId} and payment.superseded_at is null for update of "order"`.execute(db)
  return rows[0] && selectOrder(db, rows[0])
}
