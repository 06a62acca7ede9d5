export {
  BACK_IN_STOCK_TOPIC,
  claimStockAlerts,
  findClaimedAlert,
  findPendingAlert,
  findStockAlerts,
  type StockAlert,
  type StockAlertCount,
} from './claim-stock-alerts.ts'
export {
  confirmStockAlert,
  requestStockAlert,
  STOCK_ALERT_WISH_TOPIC,
  type StockAlertRequest,
  signStockAlertLink,
} from './request-stock-alert.ts'
