import type { Order } from '@shop/domain/order'
import type { EngineContext } from '../database/context.ts'
import { readOrderDocument } from '../order/order-document.ts'

/**
 * The content of an order as it was placed, for telling its buyer about it. Asks for no owner, so it must never answer
 * a request (rule A1); undefined when there is no such order.
 */
export async function findToldOrder(context: EngineContext, orderId: string): Promise<Order | undefined> {
  const row = await context.db.selectFrom('order').select('document').where('id', '=', orderId).executeTakeFirst()
  return row && readOrderDocument(row.document)
}
