import { expect, test } from 'vitest'
import type { TechnicalValue } from './attribute.ts'
import { type SiblingFacts, siblingRowsOf } from './siblings.ts'

const DEFINITIONS = [
  { name: 'seatHeight', type: 'number' },
  { name: 'loadCapacity', type: 'number' },
  { name: 'material', type: 'enum' },
  { name: 'colour', type: 'enum' },
  { name: 'dimensions', type: 'dimensions' },
] as const

function facts(
  id: string,
  attributes: Readonly<Record<string, TechnicalValue>>,
  changes: Partial<SiblingFacts> = {},
): SiblingFacts {
  const values = { seatHeight: 66, loadCapacity: 120, material: 'steel', colour: 'black', ...attributes }
  return {
    id,
    brand: 'Uniprodo',
    name: `Bar stool – seat height ${values.seatHeight} cm`,
    home: 'stools',
    attributes: Object.entries(values).map(([name, value]) => ({ name, value })),
    ...changes,
  }
}

const idsOf = (product: SiblingFacts, family: readonly SiblingFacts[]) =>
  siblingRowsOf(product, family, DEFINITIONS).map(({ attribute, members }) => [attribute, members.map(({ id }) => id).join()])

test('PDP-27 products that differ in their colour alone are a choice of colours, whatever they weigh', () => {
  const black = facts('black', {})
  const family = [
    black,
    facts('red', { colour: 'red', weight: 7 }),
    facts('other-brand', { colour: 'red' }, { brand: 'MSW' }),
    facts('other-kind', { colour: 'red' }, { name: 'Saddle stool – seat height 66 cm' }),
    facts('second', { colour: 'red', bware: true }),
  ]
  expect(idsOf(black, family)).toEqual([['colour', 'black,red']])
})

test('PDP-27 products that differ in one measure are sizes in its order, next to the colours', () => {
  const low = facts('low', { seatHeight: 66 })
  const family = [facts('high', { seatHeight: 76 }), low, facts('lowest', { seatHeight: 45 }), facts('red', { colour: 'red' })]
  expect(idsOf(low, family)).toEqual([
    ['seatHeight', 'lowest,low,high'],
    ['colour', 'low,red'],
  ])
})

test('PDP-27 products of which several measures differ are sizes by the first one that tells all apart', () => {
  const small = facts('small', {})
  const family = [
    small,
    facts('middle', { seatHeight: 76, loadCapacity: 150 }),
    facts('large', { seatHeight: 76, loadCapacity: 200, dimensions: { length: 1, width: 1, height: 2 } }),
    facts('wood', { seatHeight: 76, loadCapacity: 180, material: 'wood' }),
  ]
  expect(idsOf(small, family)).toEqual([['loadCapacity', 'small,middle,large']])
})

test('PDP-27 a product without others of its kind has no choice, nor one among equals', () => {
  const only = facts('only', {})
  expect(idsOf(only, [only])).toEqual([])
  expect(idsOf(only, [only, facts('twin', {})])).toEqual([])
  const many = Array.from({ length: 30 }, (_, index) => facts(`size-${index}`, { seatHeight: index }))
  const [row] = siblingRowsOf(many[20]!, many, DEFINITIONS)
  expect(row?.members).toHaveLength(12)
  expect(row?.members.map(({ id }) => id)).toContain('size-20')
})
