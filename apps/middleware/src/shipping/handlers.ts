import type { shippingOperations } from '@shop/contract/shipping'
import { shippingMethodsOfGoods } from '@shop/domain/cart'
import { shippingMethodsOf } from '@shop/domain/shipping'
import { requireOwnCart } from '@shop/engine/cart'
import type { HandlersOf } from '../call/operation-call.ts'

export const shippingHandlers: HandlersOf<typeof shippingOperations> = {
  getShippingMethods: async (call, { cartId }) => {
    const { engine, market, session, storeKey } = call
    const { lineItems } = await requireOwnCart(engine, { owner: await session.owner(), storeKey, id: cartId })
    return { shippingMethods: shippingMethodsOfGoods(lineItems, market) }
  },
  /** All methods of the market; which one a cart gets depends on its goods. */
  getShippingMethodsWithoutId: async ({ market }) => {
    return { shippingMethods: shippingMethodsOf(market, false) }
  },
}
