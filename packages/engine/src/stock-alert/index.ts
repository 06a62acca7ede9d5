export {
  BACK_IN_STOCK_TOPIC,
  claimStockAlerts,
  findClaimedAlert,
  findGoneAlert,
  findPendingAlert,
  findStockAlerts,
  type StockAlert,
  type StockAlertCount,
} from './claim-stock-alerts.ts'
export { claimGoneAlerts, findGoneItem, type GoneItem, ITEM_GONE_TOPIC } from './gone-alerts.ts'
export {
  confirmStockAlert,
  requestStockAlert,
  STOCK_ALERT_WISH_TOPIC,
  type StockAlertRequest,
  signStockAlertLink,
} from './request-stock-alert.ts'
