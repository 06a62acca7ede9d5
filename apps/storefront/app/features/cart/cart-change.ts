import type { Cart } from '@shop/domain/cart'
import type { CartAction } from '@shop/domain/tracking'

/** A change of a line as it is tracked (TRACK-04). */
interface CartChange {
  readonly kind: 'change-cart'
  readonly action: CartAction
  /** As it is after the change. */
  readonly cart: Cart
  readonly sku: string
  /** Units that came in, or went out below 0. */
  readonly units: number
}

/** What a call did to a line of the cart; undefined for any other call, and for a line that was not there. */
export function cartChangeOf(
  call: { readonly name: string; readonly params: object },
  before: Cart | null,
  answer: unknown,
): CartChange | undefined {
  const cart = (answer as { readonly cart?: Cart } | null)?.cart
  const { product, quantity = 0, lineItem } = call.params as CartCallParams
  if (!cart) return undefined
  // A cart is created with what is added to it first.
  if (call.name === 'createCart' && lineItem?.product)
    return { kind: 'change-cart', action: 'add', cart, sku: lineItem.product.sku, units: lineItem.quantity ?? 0 }
  if (call.name === 'addToCart' && product) return { kind: 'change-cart', action: 'add', cart, sku: product.sku, units: quantity }
  if (call.name !== 'removeFromCart' && call.name !== 'updateCartQuantity') return undefined
  const line = before?.lineItems.find(({ id }) => id === lineItem?.id)
  if (!line) return undefined
  const { sku } = line.variant
  if (call.name === 'updateCartQuantity')
    return { kind: 'change-cart', action: 'update', cart, sku, units: quantity - line.quantity }
  const action = cart.lineItems.length === 0 ? 'empty' : 'remove'
  return { kind: 'change-cart', action, cart, sku, units: -line.quantity }
}

/** What the calls that change lines have in common. */
interface CartCallParams {
  readonly product?: { readonly sku: string }
  readonly quantity?: number
  /** The line that is changed, or the first one of a new cart. */
  readonly lineItem?: { readonly id?: string; readonly product?: { readonly sku: string }; readonly quantity?: number }
}
