import { type Cart, withoutPayment } from '@shop/domain/cart'
import type { EngineContext } from '../database/context.ts'
import type { CartRequest } from './cart-request.ts'
import { changeCart } from './change-cart.ts'

/**
 * Takes a discount code off a cart (API-12); one that is not on it changes nothing (CART-04). Throws `CommerceError`
 * `concurrent-modification`, `resource-not-found` or `invalid-operation`.
 */
export async function removeDiscountCode(
  context: EngineContext,
  request: CartRequest,
  draft: { readonly discountCodeId: string },
): Promise<Cart> {
  return changeCart(context, request, {
    versions: 'same',
    decide({ cart }) {
      const left = cart.discountCodes.filter(({ discountCode }) => discountCode.id !== draft.discountCodeId)
      return { cart: left.length === cart.discountCodes.length ? cart : { ...withoutPayment(cart), discountCodes: left } }
    },
  })
}
