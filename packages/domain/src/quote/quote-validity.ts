import { dayIn, instantOnClock, type Market } from '../market/index.ts'

/** The instant (ISO) at which a day, as YYYY-MM-DD, is over where the customers of a market are. */
export function validUntilOf(day: string, market: Market): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return new Date(instantOnClock(`${next}T00:00:00`, market)).toISOString()
}

/** The last day, as YYYY-MM-DD, on which a quote with such an end (ISO) can be accepted where the customers of a market are. */
export function lastDayOf(validUntil: string, market: Market): string {
  return dayIn(market, new Date(Date.parse(validUntil) - 1000).toISOString())
}
