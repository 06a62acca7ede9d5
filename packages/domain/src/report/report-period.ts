/** Days of a report, both included (UTC, YYYY-MM-DD). */
export interface ReportPeriod {
  readonly from: string
  readonly to: string
}

const DAY_MS = 86_400_000
/** Longest period of a report: as long as events are kept. */
export const MAX_REPORT_DAYS = 400

/** Every day of a period, in order. */
export function daysOf({ from, to }: ReportPeriod): string[] {
  const first = Date.parse(from)
  const count = Math.round((Date.parse(to) - first) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayAt(first + index * DAY_MS))
}

/** The instants (ISO) between which the days of a period lie, the second one not included. */
export function boundsOf({ from, to }: ReportPeriod): { readonly since: string; readonly before: string } {
  return { since: `${from}T00:00:00.000Z`, before: `${dayAt(Date.parse(to) + DAY_MS)}T00:00:00.000Z` }
}

/** The period of so many days that ends with a day. */
export function daysUntil(to: string, days: number): ReportPeriod {
  return { from: dayAt(Date.parse(to) - (days - 1) * DAY_MS), to }
}

/** Whether a text is a day as a calendar has it. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayAt(Date.parse(text)) === text
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
