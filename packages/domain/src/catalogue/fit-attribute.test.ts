import { expect, test } from 'vitest'
import type { AttributeDefinition, AttributeValue } from '../product/index.ts'
import { fitAttribute } from './fit-attribute.ts'

const text = (name: string): AttributeDefinition => ({ name, type: 'text', label: { de: name } })
const number: AttributeDefinition = { name: 'power', type: 'number', label: {} }
const yes: AttributeDefinition = { name: 'cordless', type: 'boolean', label: {} }
const finish: AttributeDefinition = { name: 'finish', type: 'enum', label: {}, values: { matt: { de: 'Matt', en: 'Mat' } } }
const sizes: AttributeDefinition = {
  name: 'sizes',
  type: 'text',
  attributeType: { name: 'set', elementType: { name: 'number' } },
  label: {},
}

test.each<[string, AttributeValue, AttributeDefinition | undefined, unknown]>([
  ['color', 'blau', undefined, 'blau'],
  ['power', '1200', number, 1200],
  ['power', '12,5', number, 12.5],
  ['cordless', 'true', yes, true],
  ['finish', 'matt', finish, 'matt'],
  ['finish', 'MAT', finish, 'matt'],
  ['sizes', '1; 2,5', sizes, [1, 2.5]],
  ['sizes', '["1", 2.5]', sizes, [1, 2.5]],
  ['formerNumbers', 'KF-10; KF 11', undefined, ['KF-10', 'KF 11']],
  ['note', 5, text('note'), '5'],
  ['grossWeight', '12.5', undefined, 12.5],
  ['description', 'Gut', undefined, { de: 'Gut' }],
])('ENT-11 %s %j becomes what the shop keeps under this name', (name, value, known, expected) => {
  const fitted = fitAttribute({ value, language: 'de', definition: text(name) }, known)
  expect(fitted).toMatchObject({ attribute: { name, value: expected } })
  expect('newDefinition' in fitted).toBe(name === 'color')
})

test.each<[string, AttributeValue, AttributeDefinition | undefined, string]>([
  ['power', '12 mm', number, 'must be a number'],
  ['power', '1e9', number, 'must be a number'],
  ['cordless', 'ja', yes, 'must be true or false'],
  ['finish', 'shiny', finish, 'must be one of matt'],
  ['bware', 'ja', undefined, 'must be true or false'],
  ['note', 'x'.repeat(10_001), undefined, 'must be a text'],
])('ENT-11 %s %j is refused where it does not fit', (name, value, known, problem) => {
  expect(fitAttribute({ value, definition: text(name) }, known)).toEqual({ problem })
})

test('ENT-11 a file that brings the label of a new key adds it to the values of an enumeration', () => {
  const definition: AttributeDefinition = { ...finish, values: { gloss: { de: 'Glanz' } } }
  expect(fitAttribute({ value: 'gloss', definition }, finish)).toEqual({
    attribute: { name: 'finish', value: 'gloss' },
    newDefinition: { ...finish, values: { ...finish.values, gloss: { de: 'Glanz' } } },
  })
})
