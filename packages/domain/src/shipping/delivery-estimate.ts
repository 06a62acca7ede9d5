/** The working days of a range such as `2-4`; the upper bound is the estimate (SHIP-08). Throws when the text is no range. */
export function deliveryDaysOf(range: string): { readonly minDays: number; readonly maxDays: number } {
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(range)
  if (!match) throw new RangeError(`Not a range of days: ${range}`)
  return { minDays: Number(match[1]), maxDays: Number(match[2]) }
}

/**
 * The day goods arrive at the latest: `days` business days after `today`, Saturdays and Sundays skipped (SHIP-09).
 * Both days are YYYY-MM-DD.
 */
export function addBusinessDays(today: string, days: number): string {
  const [year, month, day] = today.split('-').map(Number)
  if (!year || !month || !day) throw new RangeError(`Not a day: ${today}`)
  let ordinal = Date.UTC(year, month - 1, day)
  let left = days
  while (left > 0) {
    ordinal += 86_400_000
    const weekday = weekdayOf(ordinal)
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return isoDay(ordinal)
}

/** Weekday of a UTC midnight in ms, 0 = Sunday; 1 January 1970 was a Thursday. */
function weekdayOf(ordinalMs: number): number {
  return (((Math.floor(ordinalMs / 86_400_000) + 4) % 7) + 7) % 7
}

/** Civil date of a UTC midnight (days-from-civil algorithm turned round); avoids a clock object in the rules. */
function isoDay(ordinalMs: number): string {
  const shifted = Math.floor(ordinalMs / 86_400_000) + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
