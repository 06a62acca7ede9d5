import type { Order } from '@shop/domain/order'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { type OrderConditions, type OrderPage, type PageWish, selectOrderPage } from './order-page.ts'
import { type OrderReference, orderNotFound } from './order-reference.ts'
import { selectOrder } from './order-rows.ts'

/** Orders of everybody, for the shop's own people: asks for no owner, so it must never answer a shopper (rule A1). */
export async function findOrders(context: EngineContext, where: OrderConditions, wish: PageWish = {}): Promise<OrderPage> {
  return selectOrderPage(context.db, sql<boolean>`true`, where, wish)
}

/** One order of whoever, for the shop's own people (rule A1). Throws `CommerceError` `resource-not-found`. */
export async function findOrder(context: EngineContext, reference: OrderReference): Promise<Order> {
  const order = await selectOrder(context.db, reference)
  if (!order) throw orderNotFound(reference)
  return order
}
