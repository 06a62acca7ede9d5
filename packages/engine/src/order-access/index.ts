export { cancelAccessibleOrder } from './cancel-accessible-order.ts'
export {
  findAccessibleOrder,
  findAccessibleOrders,
  type GrantedAccess,
  grantOrderAccess,
  type OrderAccess,
  requireOrderAccess,
} from './order-access.ts'
export {
  confirmOrderCode,
  deleteExpiredOrderCodes,
  findOrderCode,
  ORDER_CODE_MINUTES,
  ORDER_CODE_TOPIC,
  requestOrderCode,
} from './order-code.ts'
export { findOrderFile, findOrderRecords, type OrderRecords } from './order-records.ts'
export { openOrderLink, signOrderViewLink } from './order-view-link.ts'
