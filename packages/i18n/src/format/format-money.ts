import { amountStepOf, type Money } from '@shop/domain/money'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * An amount as a shopper of the locale reads it. Forints have no decimals, whatever Intl would write.
 * Narrow no-break spaces become plain no-break spaces, so that server and browser write the same text.
 */
export function formatMoney(money: Money, locale: string): string {
  const digits = amountStepOf(money.currencyCode) > 1 ? 0 : money.fractionDigits
  const key = `${locale} ${money.currencyCode} ${digits}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: money.currencyCode,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formats.set(key, format)
  }
  return format.format(money.centAmount / 10 ** money.fractionDigits).replaceAll('\u202f', '\u00a0')
}
