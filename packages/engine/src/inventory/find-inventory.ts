import type { InventoryEntry } from '@shop/domain/inventory'
import type { EngineContext } from '../database/context.ts'

/** Stock of SKUs, by SKU; those without an entry, such as virtual products, are left out (STOCK-01, STOCK-02, API-30). */
export async function findInventory(context: EngineContext, skus: readonly string[]): Promise<InventoryEntry[]> {
  if (skus.length === 0) return []
  return context.db
    .selectFrom('inventory_entry')
    .select(['id', 'sku', 'available as availableQuantity'])
    .where('sku', 'in', [...skus])
    .orderBy('sku')
    .execute()
}
