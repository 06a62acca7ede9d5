import { type Cart, checkoutReadiness } from '@shop/domain/cart'
import { redirect } from 'react-router'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { findActiveCart } from '../../request/session.server.ts'
import { CART_GONE } from './payment-problem.tsx'
import { findOrderOfCart } from './place-order.server.ts'

/** A cart ready to be paid; one without e-mail or addresses goes back to them (GUARD-02, GUARD-03). */
export function requireReady(shop: ShopRequest, cart: Cart): Cart {
  if (checkoutReadiness(cart, shop.market).state !== 'ready') throw redirect(shop.hrefs.checkout('addresses'), 302)
  return cart
}

/**
 * The cart that a form was sent for. Where it is not open any more, since another window ordered it, emptied it or ended the
 * session, the shopper finds its order, or a page that says so: a form is never answered by the home page alone.
 */
export async function requireCartOfForm(shop: ShopRequest, form: FormData): Promise<Cart> {
  const cart = await findActiveCart(shop)
  const asked = form.get('cart')
  const isOpen = cart !== null && cart.lineItems.length > 0
  if (typeof asked === 'string' && asked !== cart?.id) {
    const orderNumber = await findOrderOfCart(shop, asked)
    if (orderNumber) throw redirect(shop.hrefs.thankYou(orderNumber), 303)
  }
  if (!isOpen) throw redirect(`${shop.hrefs.paymentError()}?error=${CART_GONE}`, 303)
  return requireReady(shop, cart)
}
