import { COUNTRIES, type CountryCode } from '../market/index.ts'
import { type CurrencyCode, divideToAmount, type Money, moneyOf, type RoundingMode } from '../money/index.ts'
import { type TaxRate, taxRateOn } from './tax-rate.ts'

/** How the taxes of a cart come about (ORD-08); External is used for NET prices after a VAT check. */
export const TAX_MODES = ['Platform', 'External', 'ExternalAmount', 'Disabled'] as const
export type TaxMode = (typeof TAX_MODES)[number]

/** How goods of one kind are taxed in each country (ENT-08). `amount` is a share: 0.19 is 19 %. */
export interface TaxCategory {
  readonly rates: readonly { readonly amount: number; readonly country: CountryCode }[]
}

/** The category all goods of the shop belong to, with the standard rates of a day given as YYYY-MM-DD. */
export function standardTaxCategoryOn(day: string): TaxCategory {
  return { rates: COUNTRIES.map(country => ({ amount: taxRateOn(country, day).permyriad / 10_000, country })) }
}

/** One rate's share of the tax in a total. */
export interface TaxPortion {
  /** Rate as a fraction: 0.19 is 19 % (UX-11). */
  readonly rate: number
  readonly name: string
  readonly amount: Money
}

/** Net, gross and tax of a line, a fee or a shipping price. */
export interface TaxedItemPrice {
  readonly totalNet: Money
  readonly totalGross: Money
  readonly totalTax: Money
}

/** Taxed total of a cart or an order (ENT-01): net + tax = gross, overall and summed over the portions. */
export interface TaxedPrice extends TaxedItemPrice {
  readonly taxPortions: readonly TaxPortion[]
}

/** Splits a gross amount: the net part is rounded, the tax is the rest (contract of included tax, ORD-08). */
export function taxGross(gross: Money, rate: Pick<TaxRate, 'permyriad'>, rounding: RoundingMode = 'HalfEven'): TaxedItemPrice {
  const net = divideToAmount(gross.currencyCode, BigInt(gross.centAmount) * 10_000n, 10_000n + BigInt(rate.permyriad), rounding)
  return {
    totalNet: moneyOf(gross.currencyCode, net),
    totalGross: gross,
    totalTax: moneyOf(gross.currencyCode, gross.centAmount - net),
  }
}

/**
 * Sums taxed parts to a total with one portion per rate and name, in order of first appearance. What is exempt has no portion next to
 * what is taxed.
 */
export function sumTaxed(currency: CurrencyCode, parts: readonly { taxed: TaxedItemPrice; rate: TaxRate }[]): TaxedPrice {
  let net = 0
  let gross = 0
  const taxes = new Map<string, { permyriad: number; name: string; centAmount: number }>()
  for (const { taxed, rate } of parts) {
    net += taxed.totalNet.centAmount
    gross += taxed.totalGross.centAmount
    const key = `${rate.permyriad} ${rate.name}`
    const { centAmount } = taxed.totalTax
    const portion = taxes.get(key)
    if (portion) portion.centAmount += centAmount
    else taxes.set(key, { permyriad: rate.permyriad, name: rate.name, centAmount })
  }
  return {
    totalNet: moneyOf(currency, net),
    totalGross: moneyOf(currency, gross),
    totalTax: moneyOf(currency, gross - net),
    taxPortions: portionsOf(taxes).map(({ permyriad, name, centAmount }) => ({
      rate: permyriad / 10_000,
      name,
      amount: moneyOf(currency, centAmount),
    })),
  }
}

interface Portion {
  readonly permyriad: number
  readonly name: string
  readonly centAmount: number
}

function portionsOf(taxes: ReadonlyMap<string, Portion>): readonly Portion[] {
  const all = [...taxes.values()]
  const taxed = all.filter(({ permyriad }) => permyriad > 0)
  return taxed.length > 0 ? taxed : all
}
