export { type Availability, availabilityOf, type InventoryEntry } from './inventory-entry.ts'
export { restockDate } from './restock-date.ts'
export type { StockDraft } from './stock-draft.ts'
export { type StockLevel, stockLevelOf } from './stock-level.ts'
