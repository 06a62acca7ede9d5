export {
  type Availability,
  availabilityOf,
  type InventoryEntry,
  restockDate,
  type StockDraft,
  type StockLevel,
  stockLevelOf,
} from './stock.ts'
