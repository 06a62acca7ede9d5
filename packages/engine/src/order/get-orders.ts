import type { Order } from '@shop/domain/order'
import type { EngineContext } from '../database/context.ts'
import type { Owner } from '../session/session.ts'
import { type OrderConditions, selectOrders } from './order-rows.ts'

export interface OrderQuery {
  readonly owner: Owner
  readonly where?: OrderConditions
  /** Default `createdAt desc`. */
  readonly sort?: 'createdAt desc' | 'createdAt asc'
  /** Default 20. */
  readonly limit?: number
  readonly offset?: number
}

/** The owner's orders; others' orders are as if they did not exist (API-26, ORD-02, ORD-12, rule A1). */
export async function getOrders(
  context: EngineContext,
  query: OrderQuery,
): Promise<{ results: Order[]; total: number; count: number; limit: number; offset: number }> {
  const { owner, where = {}, limit = 20, offset = 0 } = query
  const direction = query.sort === 'createdAt asc' ? 'asc' : 'desc'
  const { orders, total } = await selectOrders(context.db, owner, where, { direction, limit, offset })
  return { results: orders, total, count: orders.length, limit, offset }
}
