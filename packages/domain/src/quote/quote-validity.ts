import { type Market, timeZoneOf } from '../market/index.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** What the clocks of a time zone show at an instant, in milliseconds as if they were UTC. */
function wallClock(at: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
      hourCycle: 'h23',
    })
  formats.set(timeZone, format)
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`)
}

/** The instant (ISO) at which a day, as YYYY-MM-DD, is over where the customers of a market are. */
export function validUntilOf(day: string, market: Market): string {
  const timeZone = timeZoneOf(market)
  const midnight = Date.parse(`${day}T00:00:00Z`) + 86_400_000
  // The second look is for a change of the clocks between the two.
  const guess = midnight - (wallClock(midnight, timeZone) - midnight)
  return new Date(midnight - (wallClock(guess, timeZone) - guess)).toISOString()
}

/** The last day, as YYYY-MM-DD, on which a quote with such an end (ISO) can be accepted where the customers of a market are. */
export function lastDayOf(validUntil: string, market: Market): string {
  return new Date(wallClock(Date.parse(validUntil) - 1000, timeZoneOf(market))).toISOString().slice(0, 10)
}
