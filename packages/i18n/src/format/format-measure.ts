import { formatNumber } from './format-number.ts'

/** Length, width and height in cm: "45 × 28 × 33 cm", the unit as the locale writes it. */
export function formatSides(
  { length, width, height }: { readonly length: number; readonly width: number; readonly height: number },
  locale: string,
): string {
  return `${formatNumber(length, locale)} × ${formatNumber(width, locale)} × ${withUnit(height, 'centimeter', locale)}`
}

/** A weight in kg, the unit as the locale writes it. */
export function formatWeight(kilograms: number, locale: string): string {
  return withUnit(kilograms, 'kilogram', locale)
}

function withUnit(value: number, unit: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 3 })
  return format.format(value).replaceAll(/[ \u202f]/g, '\u00a0')
}
