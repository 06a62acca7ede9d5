export {
  conversionOf,
  type FunnelStep,
  funnelOf,
  type StageCount,
  shareOf,
  VISIT_STAGES,
  type VisitConversion,
  type VisitStage,
} from './funnel.ts'
export { boundsOf, daysOf, daysUntil, isDay, MAX_REPORT_DAYS, type ReportPeriod } from './report-period.ts'
