export {
  formatAttribute,
  formatMeasure,
  formatNumber,
  formatPercent,
  formatSides,
  formatSpan,
  formatWeight,
  formatYears,
} from '../figures/format-number.ts'
export {
  formatDate,
  formatDay,
  formatDelivery,
  formatDeliveryOffers,
  formatInstant,
  formatMonth,
  formatWeekday,
} from './format-date.ts'
export { formatMoney, formatTaxStatement, type TaxWords } from './format-money.ts'
export { methodName } from './method-name.ts'
export { regionName } from './region-name.ts'
export { withColon } from './with-colon.ts'
