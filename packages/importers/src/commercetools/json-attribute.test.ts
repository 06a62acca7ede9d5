import { expect, test } from 'vitest'
import { jsonAttributeOf } from './json-attribute.ts'

const readIn = (value: unknown) => jsonAttributeOf('a', value, 'de')
const valuesOf = (value: unknown) => {
  const read = readIn(value)
  if ('reason' in read) return read.reason
  return Object.fromEntries(read.attributes.map(({ definition, value: said }) => [definition.name, said]))
}

test('ENT-11 a nested attribute is attributes of the variant, however deep', () => {
  const size = [
    { name: 'width', value: 10 },
    { name: 'finish', value: { key: 'matt', label: { de: 'Matt' } } },
    { name: 'box', value: [{ name: 'weight', value: 2 }] },
    { name: 'empty', value: null },
  ]
  expect(valuesOf(size)).toEqual({ 'a-width': 10, 'a-finish': 'matt', 'a-box-weight': 2 })
  expect(valuesOf([size])).toEqual(valuesOf(size))
  expect(readIn(size)).toMatchObject({ attributes: [{}, { definition: { type: 'enum', values: { matt: { de: 'Matt' } } } }, {}] })
})

test('ENT-11 of a list of nested attributes each is a text, so that what belongs together stays so', () => {
  const pair = (size: string, cents: number) => [
    { name: 'size', value: size },
    { name: 'extra', value: { currencyCode: 'EUR', centAmount: cents } },
    { name: 'colour', value: { key: 'r', label: { de: 'Rot', en: 'Red' } } },
  ]
  expect(valuesOf([pair('S', 150), pair('M', 200)])).toEqual({
    a: ['size: S, extra: 1.50 EUR, colour: Rot', 'size: M, extra: 2.00 EUR, colour: Rot'],
  })
})

test('ENT-11 a reference is the name of what it leads to; one without a name says what to do', () => {
  const named = { typeId: 'product', id: 'x', obj: { masterData: { current: { name: { de: 'Säge', en: 'Saw' } } } } }
  expect(valuesOf(named)).toEqual({ a: { de: 'Säge', en: 'Saw' } })
  expect(valuesOf([named, { typeId: 'channel', id: 'y', obj: { name: 'Lager' } }])).toEqual({
    a: [{ de: 'Säge', en: 'Saw' }, { de: 'Lager' }],
  })
  expect(valuesOf({ typeId: 'category', id: 'x' })).toMatch(/leads to a category whose name is not in the file/)
  expect(
    valuesOf([
      { name: 'ok', value: 1 },
      { name: 'wrong', value: { typeId: 'product', id: 'x' } },
    ]),
  ).toMatch(/leads to a product/)
})

test('ENT-11 what has no form here says why', () => {
  expect(valuesOf({ b: { c: 1 } })).toMatch(/no such values/)
  expect(valuesOf([1, 'x'])).toMatch(/of several kinds/)
  expect(valuesOf([])).toEqual({})
})
