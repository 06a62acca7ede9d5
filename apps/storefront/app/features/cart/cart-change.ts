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
  if (!cart) return undefined
  if (call.name === 'createCart') {
    const { lineItem: addition } = call.params as CreateCartParams
    return addition && { kind: 'change-cart', action: 'add', cart, sku: addition.product.sku, units: addition.quantity }
  }
  const { product, quantity = 0, lineItem } = call.params as CartCallParams
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
  readonly lineItem?: { readonly id: string }
}

/** A cart may be created with what is added to it first. */
interface CreateCartParams {
  readonly lineItem?: { readonly product: { readonly sku: string }; readonly quantity: number }
}
