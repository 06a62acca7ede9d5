import { findInventory } from '@shop/engine/inventory'
import type { OperationHandler } from '../call/operation-call.ts'

export const getInventory: OperationHandler<'getInventory'> = async ({ engine }, { sku }) => {
  const results = await findInventory(engine, typeof sku === 'string' ? [sku] : [...new Set(sku)])
  return { inventoryEntries: { results, offset: 0, count: results.length, total: results.length } }
}
