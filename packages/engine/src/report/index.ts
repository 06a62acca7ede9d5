export type { ReportedError, WebVitalBuckets } from './monitoring-rows.ts'
export type { MethodCount } from './payment-method-rows.ts'
export { type ReportRequest, readReport, type ShopReport } from './read-report.ts'
export type { DaySales, MarketSales, SoldProduct } from './sales-rows.ts'
