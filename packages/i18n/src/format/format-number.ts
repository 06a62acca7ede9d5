const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string): Intl.NumberFormat {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
    formats.set(locale, format)
  }
  return format
}

/** A number with the separators of the locale. */
export function formatNumber(value: number, locale: string): string {
  return formatOf(locale).format(value).replaceAll('\u202f', '\u00a0')
}

/** A tax rate given as a fraction, in per cent: 0.081 is "8.1 %" or "8.1%" as the locale writes it (UX-11). */
export function formatPercent(rate: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate).replaceAll('\u202f', '\u00a0')
}
