import { formatNumber } from './format-number.ts'

/** Bulgarian writes the units in its own letters, all others as the whole world does. */
function unitIn(locale: string, unit: 'cm' | 'kg'): string {
  if (!locale.startsWith('bg')) return unit
  return unit === 'cm' ? 'см' : 'кг'
}

/** Length, width and height in cm: "45 × 28 × 33 cm". */
export function formatSides(
  { length, width, height }: { readonly length: number; readonly width: number; readonly height: number },
  locale: string,
): string {
  return `${[length, width, height].map(side => formatNumber(side, locale)).join(' × ')}\u00a0${unitIn(locale, 'cm')}`
}

/** A weight in kg: "6.8 kg". */
export function formatWeight(kilograms: number, locale: string): string {
  return `${formatNumber(kilograms, locale)}\u00a0${unitIn(locale, 'kg')}`
}
