export {
  type Availability,
  availabilityOf,
  type InventoryEntry,
  lowStockQuantity,
  restockDate,
  type StockDraft,
  type StockLevel,
  stockLevelOf,
} from './stock.ts'
