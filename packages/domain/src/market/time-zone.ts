import type { CountryCode } from './market.ts'

/** Countries of the shop whose clocks are not those of Berlin. */
const ZONES: Partial<Record<CountryCode, string>> = {
  BG: 'Europe/Sofia',
  FI: 'Europe/Helsinki',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  IE: 'Europe/Dublin',
  LT: 'Europe/Vilnius',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
}

/** The time zone by which people in a market read a clock, an IANA name. */
export function timeZoneOf({ country }: { readonly country: CountryCode }): string {
  return ZONES[country] ?? 'Europe/Berlin'
}

/** No clock of Europe is set at another time than a quarter of an hour, so that all of one are the same day. */
const QUARTER_MS = 15 * 60_000
const MAX_DAYS = 500

const formats = new Map<string, Intl.DateTimeFormat>()
const days = new Map<string, string>()

/** The day of an ISO instant where people in a market read a calendar, YYYY-MM-DD. What customers read as a date is this day. */
export function dayIn(market: { readonly country: CountryCode }, instant: string): string {
  const timeZone = timeZoneOf(market)
  const at = Date.parse(instant)
  // Each page asks for the day of now, which a format takes ten times as long to tell as a table.
  const quarter = `${timeZone} ${Math.floor(at / QUARTER_MS)}`
  const known = days.get(quarter)
  if (known !== undefined) return known
  const day = formatOf(timeZone).format(at)
  if (days.size >= MAX_DAYS) days.clear()
  days.set(quarter, day)
  return day
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format
}
