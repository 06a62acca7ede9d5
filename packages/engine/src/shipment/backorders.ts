import { CommerceError } from '@shop/domain/error'
import type { Order } from '@shop/domain/order'
import { openGoodsOf, type ShipmentLine } from '@shop/domain/shipment'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from '../order/lock-order.ts'
import { type OrderReference, selectOrder } from '../order/order-rows.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { findShipments } from './shipment-rows.ts'

/** Topic of the outbox under which a buyer is told that goods come later. */
export const ORDER_LATE_TOPIC = 'order-late'

/** An order of which goods are still to leave the house. */
export interface Backorder {
  readonly order: Order
  readonly lines: readonly ShipmentLine[]
  /** The day (YYYY-MM-DD) that its buyer was told last. */
  readonly until?: string
}

/** Orders that were sent in part, whose goods are late or have not come yet, the oldest first (ORD-06); at most `limit`. */
export async function findBackorders(context: EngineContext, limit: number): Promise<Backorder[]> {
  const { rows } = await sql<{ id: string; until: string | null }>`
    select id, coalesce((select until::text from order_delay where order_id = "order".id order by told_at desc limit 1),
      (select max(expected)::text from waiting_preorder where order_id = "order".id)) as until
    from "order" where order_state <> 'Cancelled' and (shipment_state in ('Delayed', 'Backorder', 'Partial')
      or (shipment_state <> 'Shipped' and id in (select order_id from waiting_preorder)))
    order by created_at limit ${limit}`.execute(context.db)
  const found: Backorder[] = []
  for (const { id, until } of rows) {
    const order = await selectOrder(context.db, { id })
    const lines = order ? openGoodsOf(order, await findShipments(context, id)) : []
    if (order && lines.length > 0) found.push({ order, lines, ...(until === null ? {} : { until }) })
  }
  return found
}

/**
 * Tells a buyer until which day (YYYY-MM-DD) the rest of an order is to leave; the same day is told once. Throws `CommerceError`
 * `resource-not-found`, or `invalid-operation` for an order that is cancelled or has left as a whole, and for a day that is over.
 */
export async function announceDelay(context: EngineContext, reference: OrderReference, until: string): Promise<Order> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    const isOpen = order.orderState !== 'Cancelled' && openGoodsOf(order, await findShipments({ db }, order.id)).length > 0
    if (!isOpen || order.shipmentState === 'Shipped')
      throw new CommerceError({ code: 'invalid-operation' }, `No goods of ${order.orderNumber} are to leave any more`)
    if (until <= context.now().slice(0, 10)) throw new CommerceError({ code: 'invalid-operation' }, `${until} is over`)
    const row = await db
      .insertInto('order_delay')
      .values({ order_id: order.id, until, told_at: context.now() })
      .onConflict(conflict => conflict.doNothing())
      .returning('until')
      .executeTakeFirst()
    if (row) {
      const messageId = context.newId()
      const payload = { messageId, orderId: order.id, until }
      await addToOutbox(db, { topic: ORDER_LATE_TOPIC, payload, dedupKey: `${ORDER_LATE_TOPIC}/${order.id}/${until}` })
    }
    return order
  })
}
