export {
  afterArrival,
  afterCount,
  openPreorderOf,
  type StockPieces,
  waitingPiecesOf,
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
