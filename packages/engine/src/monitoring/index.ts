export {
  addBrowserErrorCounts,
  addWebVitalCounts,
  type BrowserErrorCount,
  deleteOldMonitoring,
  type WebVitalCount,
} from './monitoring-counts.ts'
export { FIGURES_MINUTES, type OperatingFigures, readOperatingFigures } from './operating-figures.ts'
