export {
  CURRENCIES,
  type CurrencyCode,
  type CurrencyFigures,
  currencyFiguresOf,
  DEFAULT_CURRENCY,
  FRACTION_DIGITS,
} from './currency.ts'
export { type Money, moneyOf, sumMoney } from './money.ts'
export { divideHalfEven } from './round-half-even.ts'
export { splitByWeights } from './split-money.ts'
