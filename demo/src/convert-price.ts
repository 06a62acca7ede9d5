import type { CurrencyCode } from '@shop/domain/money'

/** How prices of a currency come from those in euro: a fixed factor and the endings shops there use, in whole units. */
interface PriceRule {
  readonly factor: number
  /** Distance of common endings. */
  readonly step: number
  /** Where in a step prices end: 9 of 10 makes 19, 29, 39. */
  readonly ending: number
}

const RULES: Record<Exclude<CurrencyCode, 'USD' | 'EUR'>, PriceRule> = {
  GBP: { factor: 0.88, step: 5, ending: 4 },
  CHF: { factor: 0.98, step: 5, ending: 4 },
  BGN: { factor: 1.95, step: 5, ending: 4 },
  DKK: { factor: 7.45, step: 10, ending: 9 },
  SEK: { factor: 11.2, step: 10, ending: 9 },
  NOK: { factor: 11.7, step: 10, ending: 9 },
  CZK: { factor: 23.6, step: 10, ending: 9 },
  PLN: { factor: 4.55, step: 10, ending: 9 },
  RON: { factor: 4.94, step: 10, ending: 9 },
  HUF: { factor: 375, step: 100, ending: 99 },
}

/** Currencies the demo shop has prices in: all in which a market sells. */
export const PRICED_CURRENCIES: readonly CurrencyCode[] = ['EUR', ...(Object.keys(RULES) as (keyof typeof RULES)[])]

/** A price below so many steps is too small for the common endings; it ends in .90, as small prices in euro do. */
const FINE_BELOW_STEPS = 10

/** A price in euro cents as cents of another currency, at the nearest common ending; the euro price itself stays as it is. */
export function convertPrice(centAmountEur: number, currency: CurrencyCode): number {
  if (currency === 'EUR') return centAmountEur
  if (currency === 'USD') throw new Error('Nothing is sold in USD')
  const { factor, step, ending } = RULES[currency]
  const fineBelow = currency === 'HUF' ? 0 : FINE_BELOW_STEPS * step * 100
  const exact = centAmountEur * factor
  if (exact < fineBelow) return Math.max(1, Math.round((exact + 10) / 100)) * 100 - 10
  const steps = Math.max(0, Math.round((Math.floor(centAmountEur / 100) * factor - ending) / step))
  return Math.max(fineBelow - 10, (steps * step + ending) * 100)
}

/**
 * What a price in euro cents that was reduced was before, in another currency: above the price of now by at least one
 * common ending, also where both prices amount to the same one.
 */
export function convertPreviousPrice(previousCentAmountEur: number, centAmountEur: number, currency: CurrencyCode): number {
  const previous = convertPrice(previousCentAmountEur, currency)
  const now = convertPrice(centAmountEur, currency)
  return previous > now || currency === 'EUR' || currency === 'USD' ? previous : now + RULES[currency].step * 100
}
