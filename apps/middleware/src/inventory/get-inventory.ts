import { requireOwnCart } from '@shop/engine/cart'
import { findInventory } from '@shop/engine/inventory'
import type { OperationHandler } from '../call/operation-call.ts'

/**
 * Stock of SKUs. A cart that is named must be the caller's own; what lies in it changes nothing of the answer, because
 * carts hold no stock (STOCK-03).
 */
export const getInventory: OperationHandler<'getInventory'> = async ({ engine, session, storeKey }, { sku, cartId }) => {
  if (cartId !== undefined) await requireOwnCart(engine, { owner: await session.owner(), storeKey, id: cartId })
  const results = await findInventory(engine, typeof sku === 'string' ? [sku] : [...new Set(sku)])
  return { inventoryEntries: { results, offset: 0, count: results.length, total: results.length } }
}
