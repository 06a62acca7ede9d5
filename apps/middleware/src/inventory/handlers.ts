import type { inventoryOperations } from '@shop/contract/inventory'
import { requireOwnCart } from '@shop/engine/cart'
import { findInventory } from '@shop/engine/inventory'
import type { HandlersOf } from '../call/operation-call.ts'

export const inventoryHandlers: HandlersOf<typeof inventoryOperations> = {
  /**
   * Stock of SKUs. A cart that is named must be the caller's own; what lies in it changes nothing of the answer, because
   * carts hold no stock (STOCK-03).
   */
  getInventory: async ({ engine, session, storeKey }, { sku, cartId }) => {
    if (cartId !== undefined) await requireOwnCart(engine, { owner: await session.owner(), storeKey, id: cartId })
    const results = await findInventory(engine, typeof sku === 'string' ? [sku] : [...new Set(sku)])
    return { inventoryEntries: { results, offset: 0, count: results.length, total: results.length } }
  },
}
