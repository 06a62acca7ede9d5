import type { Cart } from '@shop/domain/cart'
import { logError } from '../../shop/log.server.ts'
import type { ShopRequest } from '../../shop/request-context.server.ts'
import { storedUtmSource } from '../../shop/utm-source.ts'

/** The cart, told where the visit came from if that is stored (COOK-07); a failure leaves it as it is. */
export async function withUtmSource({ client, cookie }: Pick<ShopRequest, 'client' | 'cookie'>, cart: Cart): Promise<Cart> {
  const utmSource = storedUtmSource(cookie)
  if (!utmSource || cart.custom.utmSource === utmSource) return cart
  const actions = [{ action: 'setCustomType' as const, fields: { utmSource } }]
  try {
    return (await client.call('updateCart', { id: cart.id, version: cart.version, actions })).cart
  } catch (error) {
    logError('A cart was not told where the visit came from', error)
    return cart
  }
}
