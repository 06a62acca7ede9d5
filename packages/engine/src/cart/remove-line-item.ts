import { type Cart, withoutLine, withoutPayment } from '@shop/domain/cart'
import type { EngineContext } from '../database/context.ts'
import type { CartRequest } from './cart-request.ts'
import { changeCart } from './change-cart.ts'

/**
 * Removes a line with what hangs on it ; a gift is refused for good (API-08, EG-11, CART-30). Throws `CommerceError` `concurrent-modification`,
 * `resource-not-found` or `invalid-operation`.
 */
export async function removeLineItem(
  context: EngineContext,
  request: CartRequest,
  draft: { readonly lineItemId: string },
): Promise<Cart> {
  return changeCart(context, request, {
    versions: 'same',
    decide: ({ cart }) => ({ cart: withoutLine(withoutPayment(cart), draft.lineItemId) }),
  })
}
