import type { Cart } from '@shop/domain/cart'
import type { CustomerView } from '@shop/domain/customer'
import { redirect } from 'react-router'
import type { ShopRequest } from './request-context.server.ts'

/** The session's cart, or null. */
export async function findActiveCart({ client, hasSession }: ShopRequest): Promise<Cart | null> {
  return hasSession ? (await client.call('getMe', {})).me.activeCart : null
}

/** The session's cart, created when it does not exist (CART-01). */
export async function openCart(shop: ShopRequest): Promise<Cart> {
  return (await findActiveCart(shop)) ?? (await shop.client.call('createCart', { language: shop.language })).cart
}

/** The cart a checkout step works on; without one, or with an empty one, the shopper goes home (GUARD-01). Throws a redirect. */
export async function requireFilledCart(shop: ShopRequest): Promise<Cart> {
  const cart = await findActiveCart(shop)
  if (!cart || cart.lineItems.length === 0) throw redirect(shop.hrefs.home(), 302)
  return cart
}

/** The customer who is signed in, as stored now; null for a guest. */
export async function findCustomer({ client, hasSession }: ShopRequest): Promise<CustomerView | null> {
  return hasSession ? (await client.call('getMe', { customer: true })).me.customer : null
}

/** The customer an account page is about (ACC-02). Throws the redirect to the root that the guard throws (GUARD-05). */
export async function requireCustomer(shop: ShopRequest): Promise<CustomerView> {
  const customer = await findCustomer(shop)
  if (!customer) throw redirect(shop.hrefs.home(), 302)
  return customer
}

/** Whether the visitor is signed in (AUTH-05). Throws when that cannot be looked up. */
export async function isSignedIn({ client, hasSession }: Pick<ShopRequest, 'client' | 'hasSession'>): Promise<boolean> {
  return hasSession && (await client.call('isLoggedIn', {})).isLoggedIn
}
