export {
  amountStepOf,
  CURRENCIES,
  type CurrencyCode,
  type CurrencyFigures,
  currencyFiguresOf,
  FRACTION_DIGITS,
} from './currency.ts'
export { divideHalfEven } from './divide-rounded.ts'
export { divideToAmount, type Money, moneyOf, nearestAmount, sumMoney } from './money.ts'
export { ROUNDING_MODES, type RoundingMode } from './rounding-mode.ts'
export { splitByWeights } from './split-money.ts'
export { addTo } from './tally.ts'
