import type { InventoryEntry } from '@shop/domain/inventory'
import { entity } from '../entity.ts'
import { z } from '../zod.ts'

/** Stock of a SKU (STOCK-01). */
export const inventoryEntrySchema = entity<InventoryEntry>('InventoryEntry', {
  id: z.string(),
  sku: z.string(),
  availableQuantity: z.int(),
})
