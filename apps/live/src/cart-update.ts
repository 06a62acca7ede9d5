import type { CartVersion } from '@shop/engine/cart'

/** What a connection hears when its cart has changed (LIVE-04, LIVE-05): how far the cart has come, nothing of its content. */
export interface CartUpdate extends CartVersion {
  readonly event: 'cart-update'
}

/** The text of a cart-update on the wire. */
export function writeCartUpdate({ cartId, version, totalLineItemQuantity }: CartVersion): string {
  const update: CartUpdate = { event: 'cart-update', cartId, version, totalLineItemQuantity }
  return JSON.stringify(update)
}
