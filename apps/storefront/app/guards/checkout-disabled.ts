import type { Guard } from './guard.ts'
import { leadTo } from './lead-to.ts'

/** Where checkout is off, its steps lead home; the cart itself stays open and names the way to order (GUARD-04, MKT-18). */
export const checkoutDisabled: Guard = ({ url, shop: { market, hrefs } }) => {
  if (market.checkoutEnabled) return
  const checkout = hrefs.checkout('cart').replace(/cart$/, '')
  const isCheckout = url.pathname === checkout.slice(0, -1) || url.pathname.startsWith(checkout)
  if (isCheckout && url.pathname !== hrefs.checkout('cart')) throw leadTo(hrefs.home(), 302)
}
