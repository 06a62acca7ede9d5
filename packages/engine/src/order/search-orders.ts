import type { EngineContext } from '../database/context.ts'
import { ownedBy } from '../session/owned-by.ts'
import type { Owner } from '../session/session.ts'
import { type OrderConditions, type OrderPage, type PageWish, selectOrderPage } from './order-page.ts'

export interface OrderSearch extends PageWish, Pick<OrderConditions, 'text' | 'orderState' | 'createdAfter' | 'createdBefore'> {
  readonly owner: Owner
}

/** The owner's orders by number, item number, product name, state and day; nobody else's (API-36, rule A1). */
export async function searchOrders(context: EngineContext, search: OrderSearch): Promise<OrderPage> {
  return selectOrderPage(context.db, ownedBy('order', search.owner), search, search)
}
