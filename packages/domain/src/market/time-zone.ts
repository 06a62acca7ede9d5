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

const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of an ISO instant where people in a market read a calendar, YYYY-MM-DD. What customers read as a date is this day. */
export function dayIn(market: { readonly country: CountryCode }, instant: string): string {
  const timeZone = timeZoneOf(market)
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(Date.parse(instant))
}
