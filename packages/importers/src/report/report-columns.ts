/** Columns that a report has before those of the file, so that its corrected rows can be imported again. */
export const REPORT_COLUMNS = {
  result: 'Import result',
  file: 'Import file',
  line: 'Import line',
  column: 'Import column',
  value: 'Import value',
  reason: 'Import reason',
  product: 'Import product',
  original: 'Import original',
} as const

const NAMES: ReadonlySet<string> = new Set(Object.values(REPORT_COLUMNS))

/** Whether a column is one that a report adds. */
export function isReportColumn(name: string): boolean {
  return NAMES.has(name)
}
