import type { Cart } from '@shop/domain/cart'
import { redirect } from 'react-router'
import type { ShopRequest } from './request-context.server.ts'

/** The session's cart, or null. */
export async function findActiveCart({ client, hasSession }: ShopRequest): Promise<Cart | null> {
  return hasSession ? (await client.call('getMe', {})).me.activeCart : null
}

/** The session's cart, created when there is none (CART-01). */
export async function openCart(shop: ShopRequest): Promise<Cart> {
  return (await findActiveCart(shop)) ?? (await shop.client.call('createCart', { language: shop.language })).cart
}

/** The cart a checkout step works on; without one, or with an empty one, the shopper goes home (GUARD-01). Throws a redirect. */
export async function requireFilledCart(shop: ShopRequest): Promise<Cart> {
  const cart = await findActiveCart(shop)
  if (!cart || cart.lineItems.length === 0) throw redirect(shop.hrefs.home(), 302)
  return cart
}
