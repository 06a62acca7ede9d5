import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import type { LatestOrder } from './latest-orders.tsx'

const LATEST = 3

/** The newest orders of the signed-in customer; empty while they cannot be loaded. */
export async function latestOrdersOf({ client }: Pick<ShopRequest, 'client'>): Promise<readonly LatestOrder[]> {
  const answer = await optionalBlock('latest orders', client.call('getOrders', { limit: LATEST }), null)
  return (answer?.me.orders.results ?? []).map(({ orderNumber, createdAt, totalPrice }) => ({
    orderNumber,
    createdAt,
    totalPrice,
  }))
}
