import type { Cart } from './cart.ts'
import { COD_FEE_SLUG } from './line-item.ts'

/**
 * A cart without its chosen payment and without the fee that came with it (COD-11). Every change of content or
 * address goes through here: a payment is made for exactly one state of the cart.
 */
export function withoutPayment(cart: Cart): Cart {
  const { paymentInfo: _payment, ...rest } = cart
  const { calculatedCodFee: _fee, ...custom } = cart.custom
  return { ...rest, custom, customLineItems: cart.customLineItems.filter(line => line.slug !== COD_FEE_SLUG) }
}
