export {
  type BrowserError,
  describeBrowserError,
  MAX_ERROR_FRAME,
  MAX_ERROR_FRAMES,
  MAX_ERROR_MESSAGE,
  MAX_ERROR_TYPE,
  MAX_ERRORS,
  withoutPersonalData,
} from './browser-error.ts'
export { isSampled, MONITORING_SAMPLE_RATE } from './monitoring-sample.ts'
export {
  type BucketCount,
  bucketOf,
  MAX_WEB_VITAL,
  PAGE_KINDS,
  type PageKind,
  percentileOf,
  unitsOf,
  valueOfUnits,
  WEB_VITAL_TARGETS,
  WEB_VITALS,
  type WebVital,
} from './web-vital.ts'
