import type { ReportRequest, ShopReport } from '@shop/engine/report'
import { monitoringSections } from './monitoring-sections.ts'
import type { ReportSection } from './report-section.ts'
import { salesSections } from './sales-sections.ts'
import { visitSections } from './visit-sections.ts'

/** All parts of a report in their order. */
export function sectionsOf(report: ShopReport, request: ReportRequest): ReportSection[] {
  return [...salesSections(report, request), ...visitSections(report), ...monitoringSections(report, request)]
}
