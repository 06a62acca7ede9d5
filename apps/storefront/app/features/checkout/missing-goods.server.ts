import type { Cart } from '@shop/domain/cart'
import type { LocalizedString } from '@shop/domain/market'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'

/** Names of the goods of which there are fewer than the cart has; none where the stock cannot be asked for. */
export async function loadMissingGoods({ client }: ShopRequest, cart: Cart): Promise<LocalizedString[]> {
  const sku = cart.lineItems.map(line => line.variant.sku)
  const entries = client.call('getInventory', { sku, cartId: cart.id }).then(answer => answer.inventoryEntries.results)
  const stock = await optionalBlock('stock of the cart', entries, [])
  const available = new Map(stock.map(entry => [entry.sku, entry.availableQuantity]))
  return cart.lineItems.filter(line => line.quantity > (available.get(line.variant.sku) ?? line.quantity)).map(line => line.name)
}
