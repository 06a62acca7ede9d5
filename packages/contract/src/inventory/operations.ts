import type { InventoryEntry } from '@shop/domain/inventory'
import { entity } from '../entity.ts'
import { id, sku } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'

/** Stock of a SKU (STOCK-01). */
const inventoryEntrySchema = entity<InventoryEntry>('InventoryEntry', {
  id: z.string(),
  sku: z.string(),
  availableQuantity: z.int(),
})
export const inventoryOperations = defineOperations('inventory', {
  /** Stock of SKUs (API-30, STOCK-02, STOCK-03). */
  getInventory: {
    summary: 'Returns the stock of one or several SKUs.',
    params: z.strictObject({ sku: z.union([sku, z.array(sku).min(1).max(100)]), cartId: id.optional() }),
    result: z.strictObject({
      inventoryEntries: z.strictObject({
        results: z.array(inventoryEntrySchema),
        offset: z.int(),
        count: z.int(),
        total: z.int(),
      }),
    }),
    errors: [],
    rate: 'browsing',
    example: {
      params: { sku: ['EX30000101'] },
      result: {
        inventoryEntries: {
          results: [{ id: 'f2b4d6a8-0c1e-4f3a-8b5c-7d9e1f2a3b76', sku: 'EX30000101', availableQuantity: 12 }],
          offset: 0,
          count: 1,
          total: 1,
        },
      },
    },
  },
})
