export { exportCartDiscounts, exportDiscountCodes, exportGiftPlaces, type VariantPlace } from './export-discounts.ts'
export { type ExportedOrder, exportOrders } from './export-orders.ts'
export {
  type ExportedProduct,
  exportCustomers,
  exportProducts,
  exportRedirects,
  exportStructure,
} from './export-rows.ts'
export { type EarlierOrderPage, findEarlierOrders } from './find-earlier-orders.ts'
export { type BatchOutcome, type ImportItem, type ImportOutcome, importBatch } from './import-batch.ts'
