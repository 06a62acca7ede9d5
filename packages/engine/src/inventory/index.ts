export { type StockCount, type StockTarget, setStock } from './set-stock.ts'
export { type FollowedStock, findFollowedStock, findInventory } from './stock-rows.ts'
