import { id, sku } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { inventoryEntrySchema } from './inventory-schema.ts'

/** Stock of SKUs (API-30, STOCK-02, STOCK-03). */
export const getInventory = defineOperation({
  name: 'getInventory',
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
})
