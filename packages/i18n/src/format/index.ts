export { formatDate, formatDelivery, formatDeliveryOffers, formatMonth, formatWeekday } from './format-date.ts'
export { formatMoney, formatTaxStatement, type TaxWords } from './format-money.ts'
export { formatAttribute, formatNumber, formatPercent, formatSides, formatWeight } from './format-number.ts'
export { regionName } from './region-name.ts'
