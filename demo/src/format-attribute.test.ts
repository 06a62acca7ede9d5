import type { TechnicalValue } from '@shop/domain/product'
import { expect, test } from 'vitest'
import { fillTemplate, formatAttribute } from './format-attribute.ts'
import { readSource } from './read-source.ts'
import type { ProductSource } from './source-types.ts'

const source = await readSource()

function format(language: 'en' | 'de' | 'bg' | 'sk', name: string, value: TechnicalValue, use?: 'slug'): string {
  const attribute = source.attributes.find(candidate => candidate.name === name)!
  return formatAttribute(value, attribute, language, source.texts[language].attributes, use).replaceAll('\u00a0', ' ')
}

test.each([
  ['en', 'power', 3000, '3,000 W'],
  ['de', 'power', 3000, '3.000 W'],
  ['de', 'weight', 9.4, '9,4 kg'],
  ['bg', 'weight', 9.4, '9,4 кг'],
  ['de', 'temperatureRange', { min: 60, max: 200 }, '60–200 °C'],
  ['sk', 'temperatureRange', { min: 60, max: 200 }, '60–200 °C'],
  ['en', 'magnification', { min: 40, max: 1000 }, '40–1,000 ×'],
  ['en', 'tankCapacity', { count: 2, value: 8 }, '2 × 8 l'],
  ['de', 'dimensions', { length: 50, width: 23, height: 44.5 }, '50 × 23 × 44,5 cm'],
  ['en', 'dutyCycle', 40, '40%'],
  ['de', 'dutyCycle', 40, '40 %'],
  ['en', 'foldable', true, 'Yes'],
  ['en', 'material', 'stainless-steel', 'Stainless steel'],
  ['bg', 'platformSize', '50 × 50 cm', '50 × 50 см'],
  ['en', 'ratedLoads', '500 / 1000 kg', '500 / 1,000 kg'],
  ['de', 'volumes', '250 / 600 / 1000 / 2000 ml', '250 / 600 / 1.000 / 2.000 ml'],
  ['en', 'dutyRating', 'S3 / 20 %', 'S3 / 20%'],
  ['de', 'dutyRating', 'S3 / 20 %', 'S3 / 20 %'],
  ['en', 'classification', 'EN 12477 B', 'EN 12477 B'],
  ['bg', 'weightSet', '1 mg – 200 g', '1 мг – 200 г'],
  ['bg', 'voltage', '230 V / 50 Hz', '230 V / 50 Hz'],
  ['en', 'pizzaCapacity', '1 × Ø 34 cm', '1 × Ø 34 cm'],
] as const)('UX-10 in %s a %s of %j reads %s', (language, name, value, text) => {
  expect(format(language, name, value)).toBe(text)
})

test('UX-10 a text counts in the words of its language, and has to have them', () => {
  const attributes = new Map(source.attributes.map(attribute => [attribute.name, attribute]))
  const fill = (language: 'pl' | 'sl', template: string, drawers: number) =>
    fillTemplate(
      template,
      { sku: 'EX30000001', attributes: { drawers } } as unknown as ProductSource,
      attributes,
      language,
      source.texts[language],
    )
  const polish = 'Wózek – {drawers, plural, one {# szuflada} few {# szuflady} many {# szuflad} other {# szuflady}}'
  expect([1, 3, 7].map(drawers => fill('pl', polish, drawers))).toEqual([
    'Wózek – 1 szuflada',
    'Wózek – 3 szuflady',
    'Wózek – 7 szuflad',
  ])
  expect(fill('sl', '{drawers, plural, two {# predala} other {# predalov}}', 2)).toBe('2 predala')
  expect(() => fill('sl', '{drawers, plural, two {# predala}}', 7)).toThrow('no form for 7')
  expect(() => fill('sl', '{motors, plural, other {# motorjev}}', 7)).toThrow('no motors')
})

test('in an address digits stand together', () => {
  expect(format('de', 'power', 3000, 'slug')).toBe('3000 W')
  expect(format('de', 'ratedLoads', '500 / 1000 kg', 'slug')).toBe('500 / 1000 kg')
})
