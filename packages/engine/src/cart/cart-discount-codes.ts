import { type Cart, withoutPayment } from '@shop/domain/cart'
import { isForStore, isValidAt, MAX_DISCOUNT_CODES, normalizeDiscountCode, type UsedDiscountCode } from '@shop/domain/discount'
import { CommerceError } from '@shop/domain/error'
import type { CartRequest } from './cart-request.ts'
import { type CartSituation, changeCart } from './change-cart.ts'
import type { CartContext } from './load-cart.ts'

/**
 * Puts a discount code on a cart (API-11, CART-21); a code it has already changes nothing. A code that does not count
 * for this cart now is kept with the state that says why. Throws `CommerceError` `discount-code-non-applicable` for a
 * code there is not in this store or that is out of its time, `max-resource-limit-exceeded`, `invalid-input`,
 * `concurrent-modification`, `resource-not-found` or `invalid-operation`.
 */
export async function applyDiscountCode(
  context: CartContext,
  request: CartRequest,
  draft: { readonly code: string },
): Promise<Cart> {
  const discountCode = normalizeDiscountCode(draft.code)
  return changeCart(context, request, {
    versions: 'same',
    load: { discountCode },
    decide(situation) {
      const { cart } = situation
      const found = requireCode(situation, discountCode, draft.code)
      if (cart.discountCodes.some(({ discountCode: { id } }) => id === found.id)) return { cart }
      if (cart.discountCodes.length >= MAX_DISCOUNT_CODES)
        throw new CommerceError(
          { code: 'max-resource-limit-exceeded', limit: MAX_DISCOUNT_CODES },
          `A cart holds at most ${MAX_DISCOUNT_CODES} discount codes`,
        )
      // Pricing fills in what the code grants and whether it counts.
      const added = { discountCode: { id: found.id, code: found.code, cartDiscounts: [] }, state: 'MatchesCart' as const }
      return { cart: { ...withoutPayment(cart), discountCodes: [...cart.discountCodes, added] } }
    },
  })
}

function requireCode({ codes, cart, pricing }: CartSituation, normalized: string, typed: string): UsedDiscountCode {
  const found = codes.find(({ code }) => normalizeDiscountCode(code) === normalized)
  if (!found?.isActive || !isForStore(found, cart.store.key))
    throw new CommerceError(
      { code: 'discount-code-non-applicable', discountCode: typed, reason: 'DoesNotExist' },
      `The discount code '${typed}' was not found.`,
    )
  if (!isValidAt(found, pricing.now))
    throw new CommerceError(
      { code: 'discount-code-non-applicable', discountCode: typed, reason: 'TimeRangeNonApplicable' },
      `The discount code '${typed}' is not valid now.`,
    )
  return found
}

/**
 * Takes a discount code off a cart (API-12); one that is not on it changes nothing (CART-04). Throws `CommerceError`
 * `concurrent-modification`, `resource-not-found` or `invalid-operation`.
 */
export async function removeDiscountCode(
  context: CartContext,
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
