export { findInventory } from './find-inventory.ts'
export { type StockCount, type StockWish, setStock } from './set-stock.ts'
