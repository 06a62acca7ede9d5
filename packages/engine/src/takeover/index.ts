export {
  type ExportedProduct,
  exportCustomers,
  exportEarlierOrders,
  exportProducts,
  exportRedirects,
  exportStructure,
} from './export-rows.ts'
export { type EarlierOrderPage, findEarlierOrders } from './find-earlier-orders.ts'
export { type BatchOutcome, type ImportItem, type ImportOutcome, importBatch } from './import-batch.ts'
