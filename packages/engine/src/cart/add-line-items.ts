import type { Cart } from '@shop/domain/cart'
import { decideAdd, type LineItemDraft } from './add-line-item.ts'
import type { CartRequest } from './cart-request.ts'
import { changeCart } from './change-cart.ts'
import type { CartContext } from './load-cart.ts'

/**
 * Adds units of several SKUs to a cart as one change: all of them or, where one is refused, none. Lines that exist grow, and an
 * older version is not refused, since adds commute. Throws like `addLineItem`.
 */
export async function addLineItems(
  context: CartContext,
  request: CartRequest,
  drafts: readonly Pick<LineItemDraft, 'sku' | 'quantity'>[],
): Promise<Cart> {
  const named = drafts.map(draft => ({ draft, lineItemId: context.newId() }))
  return changeCart(context, request, {
    versions: 'commuting',
    load: { skus: drafts.map(({ sku }) => sku), categories: true },
    decide: situation =>
      named.reduce((decision, { draft, lineItemId }) => decideAdd({ ...situation, cart: decision.cart }, draft, lineItemId), {
        cart: situation.cart,
      }),
  })
}
