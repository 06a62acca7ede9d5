import type { Cart } from '@shop/domain/cart'
import type { EngineContext } from '../database/context.ts'
import { type CartRequest, requireMarket } from './cart-request.ts'
import { selectCart } from './cart-rows.ts'
import { requireFound } from './require-cart.ts'

/** The owner's cart of an id, in whatever state. Throws `CommerceError` `resource-not-found` for any other (rule A1). */
export async function requireOwnCart(context: EngineContext, request: Omit<CartRequest, 'version'>): Promise<Cart> {
  const market = requireMarket(request.storeKey)
  return requireFound(await selectCart(context.db, request, market, 'none'), request).cart
}
