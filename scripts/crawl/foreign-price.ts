import type { Market } from '@shop/domain/market'

/** How each currency is written next to a number. */
const SIGNS: Readonly<Record<string, string>> = {
  EUR: '€|EUR',
  GBP: '£|GBP',
  CHF: 'CHF',
  CZK: 'Kč|CZK',
  DKK: 'kr\\.?|DKK',
  SEK: 'kr\\.?|SEK',
  NOK: 'kr\\.?|NOK',
  HUF: 'Ft|HUF',
  PLN: 'zł|PLN',
  RON: 'lei|RON',
  BGN: 'лв\\.?|BGN',
  USD: '\\$|USD',
}

const NUMBER = "\\d[\\d.,\\u00a0\\u202f’' ]*"

/** The first amount of a text in another currency than that of the market; undefined without one. */
export function foreignPriceIn(text: string, { currency }: Market): string | undefined {
  const own = new Set((SIGNS[currency] ?? '').split('|'))
  const foreign = [...new Set(Object.values(SIGNS).flatMap(signs => signs.split('|')))].filter(sign => !own.has(sign)).join('|')
  const pattern = new RegExp(`(?:^|[^\\p{L}])(?:(?:${foreign})\\s?${NUMBER}|${NUMBER}(?:${foreign})(?!\\p{L}))`, 'u')
  return pattern.exec(text)?.[0]
}
