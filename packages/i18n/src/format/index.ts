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
export { languageName, regionName } from './display-name.ts'
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
export { withColon } from './with-colon.ts'
