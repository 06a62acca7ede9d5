import type { AttributeDefinition, TechnicalValue } from '@shop/domain/product'
import { expect, test } from 'vitest'
import { formatAttribute } from './format-attribute.ts'

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
  ['a word nobody defined', 'brass', withoutUnit, 'brass'],
  ['a range', { min: 0.5, max: 240 }, definition, '0,5–240\u00a0Liter'],
  ['a range below zero', { min: -24, max: -14 }, definition, '-24\u00a0–\u00a0-14\u00a0Liter'],
  ['so many of a size', { count: 2, value: 8.5 }, definition, '2 × 8,5\u00a0Liter'],
  ['dimensions', { length: 120, width: 60.5, height: 180 }, withoutUnit, '120 × 60,5 × 180\u00a0cm'],
])('ENT-11 %s is told in the words and figures of the language', (_case, value, described, expected) => {
  expect(formatAttribute(described, value, 'de-DE')).toBe(expected)
})

test('ENT-11 a unit that has no word in the language is told in English', () => {
  expect(formatAttribute(definition, 8, 'fi-FI')).toBe('8\u00a0l')
})
