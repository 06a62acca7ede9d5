import { type AddressProblem, addressProblems, isEmail } from '../address/index.ts'
import type { Market } from '../market/market.ts'
import type { Cart } from './cart.ts'

/** The first thing that keeps a cart from being paid, or `ready` (GUARD-01..GUARD-04). */
export type CheckoutReadiness =
  | { readonly state: 'ready' }
  | { readonly state: 'checkout-disabled' }
  | { readonly state: 'empty' }
  | { readonly state: 'email-missing' }
  | { readonly state: 'address-missing'; readonly address: 'billing' | 'shipping' }
  | { readonly state: 'address-wrong'; readonly address: 'billing' | 'shipping'; readonly problem: AddressProblem }

/** How far a cart is on its way to payment in its market. */
export function checkoutReadiness(cart: Cart, market: Market): CheckoutReadiness {
  if (!market.checkoutEnabled) return { state: 'checkout-disabled' }
  if (cart.lineItems.length === 0) return { state: 'empty' }
  if (!cart.customerEmail || !isEmail(cart.customerEmail)) return { state: 'email-missing' }
  for (const name of ['billing', 'shipping'] as const) {
    const address = name === 'billing' ? cart.billingAddress : cart.shippingAddress
    // A number that was checked ahead may have made prices net: it counts once it is a company's, with its address.
    if (!address || (name === 'billing' && cart.custom.pendingVat)) return { state: 'address-missing', address: name }
    const [problem] = addressProblems(market, address)
    if (problem) return { state: 'address-wrong', address: name, problem }
  }
  return { state: 'ready' }
}
