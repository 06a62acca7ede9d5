export {
  addBrowserErrorCounts,
  addWebVitalCounts,
  type BrowserErrorCount,
  deleteOldMonitoring,
  type WebVitalCount,
} from './monitoring-counts.ts'
