export {
  amountStepOf,
  CURRENCIES,
  type CurrencyCode,
  type CurrencyFigures,
  currencyFiguresOf,
  FRACTION_DIGITS,
  isCurrencyCode,
} from './currency.ts'
export { divideToAmount, type Money, moneyOf, nearestAmount, sumMoney } from './money.ts'
export { divideHalfEven, ROUNDING_MODES, type RoundingMode } from './rounding.ts'
export { addTo, splitByWeights } from './split-money.ts'
