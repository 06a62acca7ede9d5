export { findInventory } from './find-inventory.ts'
export { loadStock } from './load-stock.ts'
