import { isOrderNumber, type Order } from '@shop/domain/order'
import type { ShopRequest } from '../../request/request-context.server.ts'

const ORDER_ID = /^[0-9a-f-]{36}$/

/** The order by number or id, if it is one of this session (ORD-02, ROUTE-32, rule A1). */
export async function findOrder(
  { client, hasSession }: Pick<ShopRequest, 'client' | 'hasSession'>,
  name: string,
): Promise<Order | null> {
  const where = isOrderNumber(name) ? { orderNumber: name } : ORDER_ID.test(name) ? { id: name } : undefined
  if (!hasSession || !where) return null
  const { me } = await client.call('getOrders', { where, limit: 1 })
  return me.orders.results[0] ?? null
}
