import type { EngineContext } from '../database/context.ts'
import { ownedBy } from '../session/owned-by.ts'
import type { Owner } from '../session/session.ts'
import { type OrderConditions, type OrderPage, type PageWish, selectOrderPage } from './order-page.ts'

export interface OrderQuery extends PageWish {
  readonly owner: Owner
  readonly where?: Pick<OrderConditions, 'id' | 'orderNumber'>
  readonly sort?: 'createdAt desc' | 'createdAt asc'
}

/** The owner's orders; others' orders are as if they did not exist (API-26, ORD-02, ORD-12, rule A1). */
export async function getOrders(context: EngineContext, query: OrderQuery): Promise<OrderPage> {
  return selectOrderPage(context.db, ownedBy('order', query.owner), query.where ?? {}, query)
}
