import { findActiveCart } from '../request/session.server.ts'
import { type Guard, isReading } from './guard.ts'
import { leadTo } from './lead-to.ts'

/**
 * Without anything in the cart, the cart page and a thank-you page of no order lead home (GUARD-01); other steps ask for
 * their cart themselves. The answer to a form stays, since it may say what was refused.
 */
export const filledCart: Guard = async request => {
  const { url, shop } = request
  const { hrefs } = shop
  const isCart = url.pathname === hrefs.checkout('cart')
  const isBareThankYou = url.pathname === hrefs.checkout('thank-you') && !url.searchParams.get('order')
  if (!isReading(request) || !(isCart || isBareThankYou)) return
  // A cart that cannot be loaded may well have something in it; the page asks again and says what is wrong.
  const cart = await findActiveCart(shop).catch(() => undefined)
  if (cart === null || cart?.lineItems.length === 0) throw leadTo(hrefs.home(), 302)
}
