/** A currency of the shop (MKT-13..MKT-15). All keep two fraction digits, HUF included (UX-10). */
export type CurrencyCode = 'EUR' | 'GBP' | 'DKK' | 'SEK' | 'NOK' | 'CHF' | 'CZK' | 'PLN' | 'HUF' | 'RON' | 'BGN' | 'USD'

/** Currency of the default market (MKT-06). */
export const DEFAULT_CURRENCY: CurrencyCode = 'EUR'

/** Digits after the decimal point of every amount the shop stores. */
export const FRACTION_DIGITS = 2

/**
 * Smallest step between two amounts of a currency, in minor units. No one can pay a fillér, so whatever costs something in
 * forint costs whole forints, and so do its net part, its tax and every discount.
 */
export function amountStepOf(currency: CurrencyCode): number {
  return currency === 'HUF' ? 10 ** FRACTION_DIGITS : 1
}

/** Figures that depend on the currency alone, in cents. */
export interface CurrencyFigures {
  /** Price bands of the low-stock notice (PDP-21). */
  readonly lowStockBoundary: { readonly high: number; readonly low: number }
  /** Gross fee of cash on delivery (COD-08). */
  readonly cashOnDeliveryFee: number
}

/** Figures of every currency in which the shop sells. USD is defined but sold in nowhere. */
export const CURRENCIES: Record<Exclude<CurrencyCode, 'USD'>, CurrencyFigures> = {
  EUR: { lowStockBoundary: { high: 100_000, low: 25_000 }, cashOnDeliveryFee: 495 },
  GBP: { lowStockBoundary: { high: 87_000, low: 21_750 }, cashOnDeliveryFee: 450 },
  DKK: { lowStockBoundary: { high: 745_000, low: 186_250 }, cashOnDeliveryFee: 3700 },
  SEK: { lowStockBoundary: { high: 1_120_000, low: 280_000 }, cashOnDeliveryFee: 5500 },
  NOK: { lowStockBoundary: { high: 1_170_000, low: 292_500 }, cashOnDeliveryFee: 5800 },
  CHF: { lowStockBoundary: { high: 98_000, low: 24_500 }, cashOnDeliveryFee: 495 },
  CZK: { lowStockBoundary: { high: 2_360_000, low: 590_000 }, cashOnDeliveryFee: 11_700 },
  PLN: { lowStockBoundary: { high: 455_000, low: 113_750 }, cashOnDeliveryFee: 2200 },
  HUF: { lowStockBoundary: { high: 37_500_000, low: 9_375_000 }, cashOnDeliveryFee: 185_000 },
  RON: { lowStockBoundary: { high: 494_000, low: 123_500 }, cashOnDeliveryFee: 2400 },
  BGN: { lowStockBoundary: { high: 195_000, low: 48_750 }, cashOnDeliveryFee: 970 },
}

/** Figures of a currency. Throws for USD, in which nothing is sold. */
export function currencyFiguresOf(currency: CurrencyCode): CurrencyFigures {
  if (currency === 'USD') throw new Error('Nothing is sold in USD')
  return CURRENCIES[currency]
}

/** Whether a text is the code of a currency that a market of the shop has. */
export function isCurrencyCode(text: string): text is CurrencyCode {
  return Object.hasOwn(CURRENCIES, text)
}
