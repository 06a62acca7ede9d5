export { type StockCount, type StockTarget, setStock } from './set-stock.ts'
export { findInventory } from './stock-rows.ts'
