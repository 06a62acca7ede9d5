import type { CountryCode } from './market.ts'
import { timeZoneOf } from './time-zone.ts'

type Place = { readonly country: CountryCode }

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

/** The instant (epoch, ms) at which the clocks of a market show a time such as `2026-11-23T00:00:00`; NaN for another text. */
export function instantOnClock(text: string, market: Place): number {
  const shown = Date.parse(`${text}Z`)
  if (Number.isNaN(shown)) return Number.NaN
  const timeZone = timeZoneOf(market)
  // The second look is for a change of the clocks between the two.
  const guess = shown - (wallClock(shown, timeZone) - shown)
  return shown - (wallClock(guess, timeZone) - guess)
}
