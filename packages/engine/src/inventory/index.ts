export { loadStock, type StockCount, type StockWish, setStock } from './set-stock.ts'
export { findInventory } from './stock-rows.ts'
