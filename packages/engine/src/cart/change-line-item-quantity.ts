import { type Cart, setLineQuantity, withoutLine, withoutPayment } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import type { EngineContext } from '../database/context.ts'
import type { CartRequest } from './cart-request.ts'
import { changeCart } from './change-cart.ts'
import { sellableQuantity } from './sellable-variant.ts'

/**
 * Sets the pieces of a line, 0 removes it (API-09, CART-15). An older version is refused with the current one.
 * Throws `CommerceError` `concurrent-modification`, `resource-not-found`, `out-of-stock`, `quantity-above-limit` or
 * `invalid-operation`.
 */
export async function changeLineItemQuantity(
  context: EngineContext,
  request: CartRequest,
  draft: { readonly lineItemId: string; readonly quantity: number },
): Promise<Cart> {
  if (!Number.isSafeInteger(draft.quantity) || draft.quantity < 0)
    throw new CommerceError({ code: 'invalid-input', field: 'quantity' }, `Not a number of pieces: ${draft.quantity}`)
  return changeCart(context, request, {
    versions: 'same',
    decide({ cart, offers }) {
      const line = cart.lineItems.find(({ id }) => id === draft.lineItemId)
      if (line?.quantity === draft.quantity) return { cart }
      const pieces = sellableQuantity(line && offers.get(line.variant.sku))
      if (draft.quantity === 0) return { cart: withoutLine(withoutPayment(cart), draft.lineItemId) }
      return { cart: { ...withoutPayment(cart), lineItems: setLineQuantity(cart, draft.lineItemId, draft.quantity, pieces) } }
    },
  })
}
