export { formatAttribute } from './format-attribute.ts'
export { formatDate, formatWeekday } from './format-date.ts'
export { formatMoney } from './format-money.ts'
export { formatNumber, formatPercent } from './format-number.ts'
