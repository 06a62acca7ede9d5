import { HAND_OVER } from '../features/market-switch/switch-market.server.ts'
import { logWarning } from '../request/log.server.ts'
import { optionalBlock } from '../request/optional-block.server.ts'
import { findActiveCart, isSignedIn } from '../request/session.server.ts'
import { type Guard, type GuardedRequest, isReading, redirectTo } from './guard.ts'

/**
 * Where checkout is off, its steps lead home; the cart itself stays open and names the way to order (GUARD-04, MKT-18), and so does
 * the page that brings one over from another country.
 */
export const checkoutDisabled: Guard = ({ url, shop: { market, hrefs } }) => {
  if (market.checkoutEnabled) return
  const checkout = hrefs.checkout('cart').replace(/cart$/, '')
  const isOpen = url.pathname === hrefs.checkout('cart') || url.pathname === `${checkout}take-over-cart`
  const isCheckout = url.pathname === checkout.slice(0, -1) || url.pathname.startsWith(checkout)
  if (isCheckout && !isOpen) throw redirectTo(hrefs.home(), 302)
}

/**
 * With an empty cart, the cart page and a thank-you page without an order lead home (GUARD-01); other steps load their
 * cart themselves. The response to a form stays, since it may say what was refused.
 */
export const filledCart: Guard = async request => {
  const { url, shop } = request
  const { hrefs } = shop
  // After nothing of a cart came along from another country, its page says so.
  const isCart = url.pathname === hrefs.checkout('cart') && !url.searchParams.has(HAND_OVER)
  const isBareThankYou = url.pathname === hrefs.checkout('thank-you') && !url.searchParams.get('order')
  if (!isReading(request) || !(isCart || isBareThankYou)) return
  // A cart that cannot be loaded may have something in it; the page loads it again and says what is wrong.
  const cart = await findActiveCart(shop).catch(() => undefined)
  if (cart === null || cart?.lineItems.length === 0) throw redirectTo(hrefs.home(), 302)
}

const ACCOUNT_PAGE = /^(?:\/[a-z]{2})?\/my-account(?:\/|$)/i

/** Logs a warning for an account page requested without being signed in, and leads to the root (GUARD-05, ACC-02). */
export const anonymousAccount: Guard = async ({ url, shop }) => {
  if (!ACCOUNT_PAGE.test(url.pathname)) return
  if (await mayBeSignedIn(shop)) return
  logWarning('An anonymous visitor asked for an account page', { requestId: shop.requestId })
  throw redirectTo(shop.hrefs.home(), 302)
}

/** While the session cannot be looked up, the visitor passes: the page looks them up itself and says why it cannot. */
function mayBeSignedIn(shop: GuardedRequest['shop']): Promise<boolean> {
  return isSignedIn(shop).catch(() => true)
}

/**
 * A signed-in visitor is led away from the pages of login and registration: home, or in the checkout to its first open
 * step (GUARD-06). Pages that are the same for all link to the account by way of the login, which then leads there.
 * Temporary, because it depends on the session (GUARD-14).
 */
export const signedInVisitor: Guard = async ({ url, shop }) => {
  const { hrefs } = shop
  const path = url.pathname.replace(/\/$/, '').toLowerCase()
  const isCheckout = path === hrefs.checkout('login') || path === hrefs.checkout('create-account')
  if (!isCheckout && path !== hrefs.login() && path !== hrefs.createAccount()) return
  // A visitor whose session cannot be looked up may still try to sign in.
  if (!(await optionalBlock('login state', isSignedIn(shop), false))) return
  const returnTo = url.searchParams.get('returnTo') ?? ''
  const target = /^[\w/-]+$/.test(returnTo) && ACCOUNT_PAGE.test(returnTo) ? returnTo : hrefs.home()
  throw redirectTo(isCheckout ? hrefs.checkout('addresses') : target, 302)
}
