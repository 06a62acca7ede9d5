export {
  type Availability,
  availabilityOf,
  expectedAgain,
  type InventoryEntry,
  type StockDraft,
  type StockLevel,
  stockLevelOf,
} from './stock.ts'
