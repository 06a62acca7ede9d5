export {
  afterArrival,
  afterCount,
  type StockUnits,
  withOpenPreorder,
} from './preorder.ts'
export {
  type Availability,
  availabilityOf,
  expectedAgain,
  type InventoryEntry,
  preorderDayOf,
  type StockDraft,
  type StockLevel,
  stockLevelOf,
  unitsHere,
} from './stock.ts'
