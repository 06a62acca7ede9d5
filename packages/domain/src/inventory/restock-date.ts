/** Months after which goods that are sold out are expected to be back (PDP-14). */
const MONTHS = 3

/** The day, YYYY-MM-DD, three months after a given one; the last of its month where it would have no such day (PDP-14). */
export function restockDate(day: string): string {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + MONTHS + 1, 0))
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}
