import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyOf } from '../money/index.ts'
import {
  type AttributeDefinition,
  type AttributeTypeName,
  type AttributeValue,
  attributeProblem,
  attributeTypeOf,
  GENERAL_ATTRIBUTES,
  GENERAL_ATTRIBUTES_OFF_CARDS,
  isTechnicalValue,
  reduceAttribute,
  technicalAttributeProblem,
} from './index.ts'

const id = '8a4d2c6e-1f3b-4a5c-9e7d-2b6f0c8a1d32'
const good: Record<AttributeTypeName, AttributeValue> = {
  text: 'Edelstahl',
  ltext: { de: 'Ja', sk: 'Áno' },
  enum: 'led',
  lenum: 'stainless-steel',
  number: 12.5,
  boolean: false,
  date: '2028-02-29',
  time: '13:45:10.5',
  datetime: '2026-03-18T13:45:00.000+01:00',
  money: moneyOf('EUR', 1999),
  reference: { typeId: 'product', id },
}
const names = Object.keys(good) as AttributeTypeName[]

describe('values', () => {
  test.each(names)('ENT-11 of type %s are known from values of other types, alone and in sets', name => {
    expect(attributeProblem({ name }, good[name])).toBeUndefined()
    const set = { name: 'set', elementType: { name } } as const
    expect(attributeProblem(set, [good[name]])).toBeUndefined()
    expect(attributeProblem(set, [])).toBeUndefined()
    expect(attributeProblem(set, [good[name], good[name]])).toBe('must not have a value twice')
    expect(attributeProblem(set, good[name])).toBe('must be a list')
    // A key or a date is a text as well; everything else must not pass for it.
    const texts = new Set<AttributeTypeName>(['text', 'enum', 'lenum', 'date', 'time', 'datetime'])
    for (const other of names.filter(candidate => candidate !== name && !(texts.has(candidate) && texts.has(name)))) {
      expect(attributeProblem({ name }, good[other]), other).toMatch(/^must be /)
    }
    for (const nothing of [null, undefined, '', [], {}]) expect(attributeProblem({ name }, nothing)).toMatch(/^must be /)
  })

  test('ENT-11 of dates and times exist in the calendar and on the clock', () => {
    const refused: [AttributeTypeName, string[]][] = [
      ['date', ['2026-02-29', '2026-13-01', '2026-1-1', '18.03.2026', '2026-03-18T00:00']],
      ['time', ['24:00', '12:60', '7:00', '12:00:61']],
      ['datetime', ['2026-03-18', '2026-02-30T10:00Z', '2026-03-18T25:00Z', '2026-03-18T10:00']],
    ]
    for (const [name, values] of refused)
      for (const value of values) expect(attributeProblem({ name }, value), value).toMatch(/^must be /)
  })

  test('ENT-11 are judged without ever throwing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.anything(), (name, value) => {
        attributeProblem({ name: 'set', elementType: { name } }, [value])
        attributeProblem({ name }, value)
      }),
    )
  })
})

describe('technical attributes', () => {
  const of = (type: AttributeDefinition['type']): AttributeDefinition => ({ name: 'x', type, label: {} })

  test('ENT-11 have a type each, whatever way they are shown', () => {
    expect(attributeTypeOf(of('enum'))).toEqual({ name: 'lenum' })
    expect(attributeTypeOf(of('range'))).toEqual({ name: 'set', elementType: { name: 'number' } })
    expect(attributeTypeOf({ type: 'text', attributeType: { name: 'date' } })).toEqual({ name: 'date' })
  })

  test.each<[AttributeDefinition, unknown, string | undefined]>([
    [of('range'), { min: 60, max: 200 }, undefined],
    [of('range'), { min: 200, max: 60 }, 'must be {min, max} in this order'],
    [of('dimensions'), { length: 1, width: 2, height: 3 }, undefined],
    [of('dimensions'), { length: 1, width: 2 }, 'must be {length, width, height}'],
    [of('multiple'), { count: 2, value: 8 }, undefined],
    [of('multiple'), [2, 8], 'must be {count, value}'],
    [of('number'), '8', 'must be a number'],
    [{ ...of('enum'), values: { led: {}, lcd: {} } }, 'lcd', undefined],
    [{ ...of('enum'), values: { led: {}, lcd: {} } }, 'toString', 'must be one of led, lcd'],
    [{ ...of('text'), attributeType: { name: 'date' } }, 'tomorrow', 'must be a date such as 2026-03-18'],
  ])('ENT-11 of %o take %o or say why not', (definition, value, problem) => {
    expect(technicalAttributeProblem(definition, value)).toBe(problem)
  })

  test('are what a table of details can show', () => {
    for (const value of [1, 'x', true, { min: 1, max: 2 }, { count: 1, value: 2 }, { length: 1, width: 1, height: 1 }])
      expect(isTechnicalValue(value)).toBe(true)
    for (const value of [{ de: 'x' }, moneyOf('EUR', 1), [1], { typeId: 'product', id } as const])
      expect(isTechnicalValue(value)).toBe(false)
  })
})

test('ENT-12 only localisable values are reduced to the accepted languages, and eligibleForSelling is not', () => {
  const texts = { de: 'Ja', sk: 'Áno', en: 'Yes' }
  const reduce = (name: string, value: AttributeValue, type: Parameters<typeof reduceAttribute>[1]) =>
    reduceAttribute({ name, value }, type, ['sk', 'cs']).value
  expect(reduce('manual', texts, { name: 'ltext' })).toEqual({ sk: 'Áno' })
  expect(reduce('faq', [texts, { cs: 'Ano' }], { name: 'set', elementType: { name: 'ltext' } })).toEqual([
    { sk: 'Áno' },
    { cs: 'Ano' },
  ])
  expect(reduce('eligibleForSelling', texts, { name: 'ltext' })).toEqual(texts)
  expect(reduce('colour', 'red', { name: 'lenum' })).toBe('red')
  expect(reduce('price', moneyOf('EUR', 1), { name: 'money' })).toEqual(moneyOf('EUR', 1))
  expect(reduce('unknown', texts, undefined)).toEqual(texts)
})

test('ENT-10 general attributes of variants are defined, and cards carry few of them', () => {
  expect(Object.keys(GENERAL_ATTRIBUTES)).toEqual(
    expect.arrayContaining([
      ...['brand', 'family', 'bware', 'deliveryPackage', 'description', 'eligibleForSelling', 'faq', 'highlights', 'techDetails'],
      ...['tags', 'manualUrl', 'model', 'video', 'releaseDate', 'numberOf360Images', 'parentProductsForAccessory'],
      ...['relatedAccessories', 'volumeDiscountGroup', 'europeanArticleNumber'],
      ...['energyRatingLabel', 'energyRatingFiche', 'energyRatingClass'],
      ...['net', 'gross'].flatMap(side => ['Length', 'Width', 'Height', 'Weight'].map(measure => `${side}${measure}`)),
    ]),
  )
  const names = ['power', 'volumeDiscountGroup', 'bware', 'brand', 'faq', 'toString']
  expect(names.filter(name => GENERAL_ATTRIBUTES_OFF_CARDS.includes(name))).toEqual(['brand', 'faq'])
})
