export {
  type ExportedProduct,
  exportCustomers,
  exportEarlierOrders,
  exportProducts,
  exportRedirects,
  exportStructure,
} from './export-rows.ts'
export { type EarlierOrderPage, findEarlierOrders } from './find-earlier-orders.ts'
