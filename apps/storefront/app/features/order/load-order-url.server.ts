import type { Order } from '@shop/domain/order'
import { optionalBlock } from '../../request/optional-block.server.ts'
import { ordersUrlOf, orderUrlOf } from '../../request/orders-site.server.ts'
import type { RequestInput, ShopRequest } from '../../request/request-context.server.ts'

/**
 * URL of the page of an order of this session on the self-service site, which opens it (ORD-10); without an order, or while no link
 * can be made, the entry of the site.
 */
export async function loadOrderUrl(
  shop: Pick<ShopRequest, 'client' | 'market' | 'language'>,
  input: Pick<RequestInput, 'host' | 'ordersPort'>,
  order: Pick<Order, 'orderNumber'> | null,
): Promise<string> {
  const site = ordersUrlOf(input, shop)
  if (!order) return site
  const { orderNumber } = order
  const link = await optionalBlock('link of the order', shop.client.call('getOrderLink', { orderNumber }), null)
  return link ? orderUrlOf(site, orderNumber, link.token) : site
}
