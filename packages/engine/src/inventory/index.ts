export { findInventory } from './find-inventory.ts'
export { loadStock } from './load-stock.ts'
export { type StockCount, type StockWish, setStock } from './set-stock.ts'
