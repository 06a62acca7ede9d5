import { amountStepOf, type CurrencyCode, FRACTION_DIGITS } from './currency.ts'
import { DIVISIONS, type RoundingMode } from './rounding.ts'

/** An amount in integer minor units of a currency (rule M1: never a float). */
export interface Money {
  readonly type: 'centPrecision'
  readonly currencyCode: CurrencyCode
  readonly centAmount: number
  readonly fractionDigits: number
}

/** Money of a currency. Throws unless `centAmount` is a safe integer. */
export function moneyOf(currencyCode: CurrencyCode, centAmount: number): Money {
  if (!Number.isSafeInteger(centAmount)) throw new RangeError(`Not an amount in cents: ${centAmount}`)
  // `+ 0` turns a negative zero into a plain one, so that equal amounts serialise alike.
  return { type: 'centPrecision', currencyCode, centAmount: centAmount + 0, fractionDigits: FRACTION_DIGITS }
}

/** Sum of amounts in one currency; zero of `currencyCode` for an empty list. Throws on a foreign currency. */
export function sumMoney(currencyCode: CurrencyCode, amounts: readonly Money[]): Money {
  let total = 0
  for (const amount of amounts) {
    if (amount.currencyCode !== currencyCode) throw new RangeError(`Cannot add ${amount.currencyCode} to ${currencyCode}`)
    total += amount.centAmount
  }
  return moneyOf(currencyCode, total)
}

/** Minor units of a quotient, rounded once to an amount that the currency has (rule M1). */
export function divideToAmount(
  currency: CurrencyCode,
  numerator: bigint,
  denominator: bigint,
  rounding: RoundingMode = 'HalfEven',
): number {
  const step = BigInt(amountStepOf(currency))
  return Number(DIVISIONS[rounding](numerator, denominator * step) * step)
}

/** The nearest amount that the currency has, in minor units. */
export function nearestAmount(currency: CurrencyCode, centAmount: number): number {
  return divideToAmount(currency, BigInt(centAmount), 1n)
}
