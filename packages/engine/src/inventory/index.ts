export { addUpStock } from './add-up-stock.ts'
export { type StockCount, type StockTarget, setStock } from './set-stock.ts'
export { setStoragePlace } from './set-storage-place.ts'
export { type FollowedStock, findFollowedStock, findInventory } from './stock-rows.ts'
