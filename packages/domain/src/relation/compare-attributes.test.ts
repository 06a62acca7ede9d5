import { expect, test } from 'vitest'
import type { AttributeValue } from '../product/index.ts'
import { type AttributeComparison, compareAttributes } from './compare-attributes.ts'

const UNITS: Readonly<Record<string, string>> = { width: 'mm', load: 'kg', mass: 'g', pressure: 'bar', flow: 'l/min' }

function compare(
  comparison: Omit<AttributeComparison, 'base' | 'related'>,
  own: AttributeValue,
  other: AttributeValue,
  [base, related]: readonly [string, string] = ['one', 'other'],
): number | undefined {
  return compareAttributes(
    { ...comparison, base, related },
    [{ name: base, value: own }],
    [{ name: related, value: other }],
    name => UNITS[name],
  )
}

test.each<[string, Parameters<typeof compare>]>([
  [
    'a bag of 30 cm for a sealing width of 300 mm',
    [{ operator: 'at-least', relatedSide: 1 }, 300, '30 × 40 cm', ['width', 'bag']],
  ],
  ['a weight of 1 kg on a balance for 1000 g', [{ operator: 'at-least' }, 1000, 1, ['mass', 'load']]],
  ['a sling that carries as much as the hoist', [{ operator: 'at-most' }, 1000, 1000, ['load', 'load']]],
  ['a rod between the diameters of a welder', [{ operator: 'covers' }, { min: 1.6, max: 3.2 }, 3.2, ['width', 'width']]],
  ['a basket for one of two tanks', [{ operator: 'equal' }, { count: 2, value: 8 }, 8, ['load', 'load']]],
  ['a container that the text of a machine names', [{ operator: 'names' }, '3 × GN 1/3', 'GN 1/3']],
  ['a word, whatever its case', [{ operator: 'equal' }, 'MMA', 'mma']],
  ['a word of a set', [{ operator: 'equal' }, ['tig', 'mma'], 'mma']],
  [
    'the width of a peel, the second of three sides',
    [{ operator: 'at-least', baseSide: 1, relatedSide: 2 }, '41 × 36 × 9 cm', { length: 105, width: 30, height: 3 }],
  ],
  ['flows of the same unit', [{ operator: 'at-most' }, 150, 160, ['flow', 'flow']]],
])('PDP-27 %s fits', (_what, args) => {
  expect(compare(...args)).toBeGreaterThanOrEqual(0)
})

test.each<[string, Parameters<typeof compare>]>([
  ['a bag of 30 cm for 260 mm', [{ operator: 'at-least', relatedSide: 1 }, 260, '30 × 40 cm', ['width', 'bag']]],
  ['a weight of 10 kg on a balance for 6000 g', [{ operator: 'at-least' }, 6000, 10, ['mass', 'load']]],
  ['a sling that carries less than the hoist', [{ operator: 'at-most' }, 1200, 1000, ['load', 'load']]],
  ['a rod that is too thick', [{ operator: 'covers' }, { min: 1.6, max: 3.2 }, 4, ['width', 'width']]],
  ['a basket of another tank', [{ operator: 'equal' }, { count: 2, value: 10 }, 8, ['load', 'load']]],
  ['a container with a longer number', [{ operator: 'names' }, '4 × GN 1/10', 'GN 1/1']],
  ['another word', [{ operator: 'equal' }, 'tig', 'mma']],
  ['a number of another kind', [{ operator: 'at-least' }, 300, 1, ['width', 'load']]],
  ['a side that is not there', [{ operator: 'at-least', relatedSide: 3 }, 300, '30 × 40 cm', ['width', 'bag']]],
])('PDP-27 %s does not fit', (_what, args) => {
  expect(compare(...args)).toBeUndefined()
})

test('PDP-27 what either product does not say fits nothing', () => {
  const comparison = { base: 'width', operator: 'at-least', related: 'width' } as const
  const known = [{ name: 'width', value: 1 }]
  expect(compareAttributes(comparison, [], known, () => 'mm')).toBeUndefined()
  expect(compareAttributes(comparison, known, [], () => 'mm')).toBeUndefined()
})

test('PDP-27 the closer of two fits is less loose', () => {
  const bag = (width: number) => compare({ operator: 'at-least' }, 300, width, ['width', 'width']) ?? Number.NaN
  expect(bag(300)).toBe(0)
  expect(bag(280)).toBeLessThan(bag(200))
})
