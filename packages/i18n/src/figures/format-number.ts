import { type Locale, localize } from '@shop/domain/market'
import type { AttributeDefinition, TechnicalValue } from '@shop/domain/product'

const formats = new Map<string, Intl.NumberFormat>()

/** Austria groups digits by points in prices and in names of goods; only other numbers would have spaces. */
const GROUPED_AS: Readonly<Record<string, string>> = { 'de-AT': 'de-DE' }

function formatOf(locale: string): Intl.NumberFormat {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(GROUPED_AS[locale] ?? locale, { maximumFractionDigits: 3 })
    formats.set(locale, format)
  }
  return format
}

/**
 * What Intl wrote for a locale, as server and browser both write it: narrow no-break spaces are plain ones, and
 * French-speaking Switzerland groups digits by apostrophes, for which browsers with older data of Unicode take spaces.
 */
export function settleFigures(text: string, locale: string): string {
  const settled = text.replaceAll('\u202f', '\u00a0')
  return locale === 'fr-CH' ? settled.replace(/(\d)\u00a0(?=\d)/g, "$1'") : settled
}

/** A number with the separators of the locale; one below zero with a minus sign, for which many locales have a hyphen. */
export function formatNumber(value: number, locale: string): string {
  return settleFigures(formatOf(locale).format(value), locale).replace(/^-/, '−')
}

const percentFormats = new Map<string, Intl.NumberFormat>()

/** A tax rate given as a fraction, in per cent: 0.081 is "8.1 %" or "8.1%" as the locale writes it (UX-11). */
export function formatPercent(rate: number, locale: string): string {
  let format = percentFormats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
    percentFormats.set(locale, format)
  }
  return settleFigures(format.format(rate), locale)
}

const yearFormats = new Map<string, Intl.NumberFormat>()

/** A number of years as the locale says it: "2 years", "2 lata", "5 lat". */
export function formatYears(years: number, locale: string): string {
  let format = yearFormats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' })
    yearFormats.set(locale, format)
  }
  return format.format(years)
}

/** Bulgarian writes these units in Cyrillic, all other languages in Latin letters. */
const CYRILLIC_UNITS: Readonly<Record<string, string>> = {
  cm: 'см',
  mm: 'мм',
  m: 'м',
  kg: 'кг',
  g: 'г',
  mg: 'мг',
  t: 'т',
  l: 'л',
  ml: 'мл',
  min: 'мин',
  s: 'сек',
  h: 'ч',
}

function unitIn(locale: string, unit: string): string {
  return locale.startsWith('bg') ? (CYRILLIC_UNITS[unit] ?? unit) : unit
}

/**
 * A ready text of figures, such as "20 × 30 cm", "500 / 1000 kg" or "1 g – 200 g", with its whole numbers and units as the
 * language writes them, never parted from each other.
 */
function spellMeasures(text: string, locale: string): string {
  return text.replaceAll(MEASURES, (_measure, figures: string, unit: string) => {
    const spelled = figures.replaceAll(FIGURE, figure => (WHOLE.test(figure) ? formatNumber(Number(figure), locale) : figure))
    return unit === '%' ? `${spelled}${formatPercent(0, locale).slice(1)}` : `${spelled}\u00a0${unitIn(locale, unit)}`
  })
}

const MEASURES = /([\d.,]+(?: [/×] [\d.,]+)*) ([cm]?m|[km]?g|m?l|t|min|s|h|k?V|k?W|k?Hz|A|bar|k?Pa|°C|%)(?![\p{L}\d])/gu
const FIGURE = /[\d.,]+/g
/** What has groups of digits and no decimals. */
const WHOLE = /^[1-9]\d{3,}$/

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

/** A number of an attribute with its unit, as the language writes it: "3,000 W", "85 %". */
export function formatMeasure(value: number, unit: string | undefined, locale: string): string {
  if (unit === '%') return formatPercent(value / 100, locale)
  return unit ? `${formatNumber(value, locale)}\u00a0${unit}` : formatNumber(value, locale)
}

/** Two numbers of an attribute and what lies between them: "60–240 °C". */
export function formatSpan([from, to]: readonly [from: number, to: number], unit: string | undefined, locale: string): string {
  return `${formatNumber(from, locale)}${to < 0 ? '\u00a0–\u00a0' : '–'}${formatMeasure(to, unit, locale)}`
}

/** The value of a technical attribute in words and figures of a locale, such as "2 × 8 l", "60–240 °C" or "Stainless steel". */
export function formatAttribute(definition: AttributeDefinition, value: TechnicalValue, locale: Locale): string {
  const number = (figure: number) => formatNumber(figure, locale)
  const unit = definition.unit ? `\u00a0${localize(definition.unit, locale)}` : ''
  const word = (key: string) => {
    const words = definition.values?.[key]
    return words ? localize(words, locale) : spellMeasures(key, locale)
  }
  switch (typeof value) {
    case 'number':
      return formatMeasure(value, definition.unit && localize(definition.unit, locale), locale)
    case 'boolean':
      return word(value ? 'yes' : 'no')
    case 'string':
      return word(value)
  }
  if ('min' in value) return formatSpan([value.min, value.max], definition.unit && localize(definition.unit, locale), locale)
  if ('count' in value) return `${number(value.count)} × ${number(value.value)}${unit}`
  if (!unit) return formatSides(value, locale)
  return `${number(value.length)} × ${number(value.width)} × ${number(value.height)}${unit}`
}
