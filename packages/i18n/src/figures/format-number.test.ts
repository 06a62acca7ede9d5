import { LOCALES, languageOf, spellingOf } from '@shop/domain/market'
import type { AttributeDefinition, TechnicalValue } from '@shop/domain/product'
import { expect, test } from 'vitest'
import {
  formatAttribute,
  formatMeasure,
  formatNumber,
  formatPercent,
  formatSides,
  formatSpan,
  formatWeight,
  formatYears,
  settleFigures,
} from './format-number.ts'

test('UX-11 a rate is a fraction and is formatted in per cent, with the decimals it has', () => {
  expect(formatPercent(0.19, 'de-DE')).toBe('19\u00a0%')
  expect(formatPercent(0.081, 'de-CH')).toBe('8.1%')
  expect(formatPercent(0.255, 'fi-FI')).toBe('25,5\u00a0%')
  expect(formatPercent(0.2, 'en-GB')).toBe('20%')
})

test('numbers have the separators of the locale and at most three decimals', () => {
  expect(formatNumber(12_345.678_9, 'de-DE')).toBe('12.345,679')
  // As prices are there: € 12.345,00.
  expect(formatNumber(12_345.5, 'de-AT')).toBe('12.345,5')
  expect(formatNumber(12_345.5, 'fr-FR')).toBe('12\u00a0345,5')
  expect(formatNumber(3, 'en-GB')).toBe('3')
  expect(formatNumber(12_345.5, 'fr-CH')).toBe("12'345,5")
})

test('MKT-12 French-speaking Switzerland has the same figures in browsers whose data of Unicode group them by spaces', () => {
  expect(settleFigures('12\u202f345.50\u00a0CHF', 'fr-CH')).toBe("12'345.50\u00a0CHF")
  expect(settleFigures('12\u202f345,50\u00a0€', 'fr-FR')).toBe('12\u00a0345,50\u00a0€')
})

test.each(LOCALES)('MKT-12 a name written for all countries of a language has the figures of the tables in %s', locale => {
  const written = LOCALES.find(
    other => languageOf(other) === languageOf(locale) && other.endsWith(FIRST_COUNTRY[languageOf(locale)] ?? ''),
  )
  for (const figure of [0.01, 2.5, 999, 3000, 12_345, 12_345.5]) {
    const name = `2 × ${formatNumber(figure, written ?? locale)}\u00a0W`
    expect(spellingOf(locale)(name)).toBe(`2 × ${formatNumber(figure, locale)}\u00a0W`)
  }
  expect(spellingOf(locale)(`– ${formatPercent(0.4, written ?? locale)}`)).toBe(`– ${formatPercent(0.4, locale)}`)
})

/** Whose figures the texts of a language are written in, where it has several countries. */
const FIRST_COUNTRY: Readonly<Record<string, string>> = { de: 'DE', en: 'GB', fr: 'FR', it: 'IT', nl: 'NL' }

test('UX-11 years are told in the form that their number asks for', () => {
  expect([2, 5].map(years => formatYears(years, 'pl-PL'))).toEqual(['2 lata', '5 lat'])
  expect([2, 6].map(years => formatYears(years, 'en-GB'))).toEqual(['2 years', '6 years'])
})

test('PDP-23 dimensions and weights have the numbers and units of the language', () => {
  expect(formatSides({ length: 45, width: 28.5, height: 1033 }, 'de-DE')).toBe('45 × 28,5 × 1.033\u00a0cm')
  expect(formatWeight(6.8, 'de-DE')).toBe('6,8\u00a0kg')
  expect(formatWeight(6.8, 'en-GB')).toBe('6.8\u00a0kg')
  expect(formatWeight(6.8, 'bg-BG')).toBe('6,8\u00a0кг')
})

const definition: AttributeDefinition = {
  name: 'any',
  type: 'number',
  label: { en: 'Any', de: 'Irgendein' },
  unit: { en: 'l', de: 'Liter' },
  values: {
    steel: { en: 'Stainless steel', de: 'Edelstahl' },
    yes: { en: 'Yes', de: 'Ja' },
    no: { en: 'No', de: 'Nein' },
  },
}
const { unit: _unit, ...withoutUnit } = definition

test.each<[string, TechnicalValue, AttributeDefinition, string]>([
  ['a number', 1234.5, definition, '1.234,5\u00a0Liter'],
  ['a number without unit', 4, withoutUnit, '4'],
  ['yes', true, withoutUnit, 'Ja'],
  ['no', false, withoutUnit, 'Nein'],
  ['a word', 'steel', withoutUnit, 'Edelstahl'],
  ['an undefined value', 'brass', withoutUnit, 'brass'],
  ['a range', { min: 0.5, max: 240 }, definition, '0,5–240\u00a0Liter'],
  ['a range below zero', { min: -24, max: -14 }, definition, '−24\u00a0–\u00a0−14\u00a0Liter'],
  ['so many of a size', { count: 2, value: 8.5 }, definition, '2 × 8,5\u00a0Liter'],
  ['dimensions', { length: 120, width: 60.5, height: 180 }, withoutUnit, '120 × 60,5 × 180\u00a0cm'],
])('ENT-11 %s is told in the words and figures of the language', (_case, value, described, expected) => {
  expect(formatAttribute(described, value, 'de-DE')).toBe(expected)
})

test('ENT-11 a unit that has no word in the language is told in English', () => {
  expect(formatAttribute(definition, 8, 'fi-FI')).toBe('8\u00a0l')
})

test.each([
  ['de-DE', 'kg', '1.500\u00a0kg', '0,5–1.500\u00a0kg', '60\u00a0%'],
  ['el-GR', 'λ.', '1.500\u00a0λ.', '0,5–1.500\u00a0λ.', '60%'],
  ['bg-BG', 'кг', '1500\u00a0кг', '0,5–1500\u00a0кг', '60%'],
  ['en-IE', 'kg', '1,500\u00a0kg', '0.5–1,500\u00a0kg', '60%'],
])(
  'CAT-05, UX-11 filters say numbers of attributes with units as the language of %s writes them',
  (locale, unit, one, span, share) => {
    expect(formatMeasure(1500, unit, locale)).toBe(one)
    expect(formatSpan([0.5, 1500], unit, locale)).toBe(span)
    expect(formatSpan([-24, -18], unit, locale)).toMatch(/^−24\u00a0–\u00a0−18/)
    expect(formatMeasure(60, '%', locale)).toBe(share)
    expect(formatMeasure(3, undefined, locale)).toBe('3')
  },
)

test.each([
  ['bg-BG', '38 × 28 × 12 cm', '38 × 28 × 12\u00a0см'],
  ['bg-BG', '1 mg – 200 g', '1\u00a0мг – 200\u00a0г'],
  ['bg-BG', '100 / 250 / 500 / 1000 ml', '100 / 250 / 500 / 1000\u00a0мл'],
  ['bg-BG', '4 × GN 1/1', '4 × GN 1/1'],
  ['bg-BG', 'S3 / 25 %', 'S3 / 25%'],
  ['de-DE', 'S3 / 25 %', 'S3 / 25\u00a0%'],
  ['de-DE', '500 / 1000 kg', '500 / 1.000\u00a0kg'],
  ['de-CH', '500 / 1000 kg', "500 / 1'000\u00a0kg"],
  ['en-GB', '1200 × 2000 mm', '1,200 × 2,000\u00a0mm'],
  ['en-GB', '0.0001 g', '0.0001\u00a0g'],
  ['en-GB', 'EN 12477 B', 'EN 12477 B'],
  ['de-DE', '38 × 28 × 12 cm', '38 × 28 × 12\u00a0cm'],
  ['de-DE', '230 V / 50 Hz', '230\u00a0V / 50\u00a0Hz'],
  ['de-DE', '4 small parts', '4 small parts'],
] as const)('UX-11 a ready text of figures has the units of %s: %s', (locale, text, spelled) => {
  const definition = { name: 'trays', label: { en: 'Trays' } } as unknown as AttributeDefinition
  expect(formatAttribute(definition, text, locale)).toBe(spelled)
})

test('sides without a unit are in centimetres of the locale, in attributes as in measures', () => {
  const definition = { name: 'chamberSize', label: { bg: 'Размер на камерата' } } as unknown as AttributeDefinition
  const sides = { length: 38, width: 28, height: 12 }
  expect(formatAttribute(definition, sides, 'bg-BG')).toBe('38 × 28 × 12\u00a0см')
  expect(formatAttribute(definition, sides, 'de-DE')).toBe('38 × 28 × 12\u00a0cm')
})
