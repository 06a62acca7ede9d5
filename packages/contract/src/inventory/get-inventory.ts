import type { InventoryEntry } from '@shop/domain/inventory'
import { z } from 'zod'
import { id, sku } from '../fields.ts'
import { defineOperation } from '../operation.ts'

/** Stock of SKUs (API-30, STOCK-02, STOCK-03). */
export const getInventory = defineOperation({
  name: 'getInventory',
  summary: 'Returns the stock of one or several SKUs.',
  params: z.strictObject({ sku: z.union([sku, z.array(sku).min(1).max(100)]), cartId: id.optional() }),
  result: z.custom<{ inventoryEntries: { results: InventoryEntry[]; offset: number; count: number; total: number } }>(),
})
