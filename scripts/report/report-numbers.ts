import { type CurrencyCode, moneyOf } from '@shop/domain/money'
import type { WebVital } from '@shop/domain/monitoring'
import { formatMoney } from '@shop/i18n/format'

/** Language of the report, which is that of the command line. */
const LOCALE = 'en-GB'
const whole = new Intl.NumberFormat(LOCALE)
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
const seconds = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const countryNames = new Intl.DisplayNames(LOCALE, { type: 'region' })

/** A count, such as `1,234`. */
export function numberText(value: number): string {
  return whole.format(value)
}

/** A share, such as `12.5%`; a dash where there is nothing to have a share of. */
export function shareText(share: number | null): string {
  return share === null ? '–' : percent.format(share)
}

/** An amount in its own currency. */
export function moneyText(currency: CurrencyCode, centAmount: number): string {
  return formatMoney(moneyOf(currency, centAmount), LOCALE)
}

/** A web vital in the unit it is known by; a dash where it was not measured. */
export function vitalText(vital: WebVital, value: number | undefined): string {
  if (value === undefined) return '–'
  if (vital === 'CLS') return seconds.format(value)
  return value >= 1000 ? `${seconds.format(value / 1000)} s` : `${whole.format(Math.round(value))} ms`
}

/** The name of a country. */
export function countryText(country: string): string {
  return countryNames.of(country) ?? country
}
