import type { AttributeDefinition } from '@shop/domain/product'
import type { AttributeCounts, CategoryFacet, SearchFilters } from '@shop/domain/search'
import { expect, test } from 'vitest'
import { dominantCategory, namedAttributes } from './attribute-facets.ts'

const inBoth = (de: string, en: string) => ({ de, en })
const DEFINITIONS: readonly AttributeDefinition[] = [
  { name: 'power', type: 'number', label: inBoth('Leistung', 'Power'), unit: inBoth('W', 'W') },
  { name: 'tanks', type: 'multiple', label: inBoth('Becken', 'Tanks'), unit: inBoth('l', 'l') },
  { name: 'dimensions', type: 'dimensions', label: inBoth('Maße', 'Dimensions'), unit: inBoth('cm', 'cm') },
  { name: 'drainTap', type: 'boolean', label: inBoth('Ablasshahn', 'Drain tap'), values: { yes: inBoth('Ja', 'Yes') } },
  { name: 'gnSize', type: 'text', label: inBoth('GN-Maß', 'GN size') },
  {
    ...{ name: 'colour', type: 'enum', label: inBoth('Farbe', 'Colour') },
    values: { red: inBoth('Rot', 'Red'), 'silver-black': inBoth('Silber/Schwarz', 'Silver/black') },
  },
]
const definitions = new Map(DEFINITIONS.map(definition => [definition.name, definition]))

const named = (counted: readonly AttributeCounts[], filters: SearchFilters = {}, total = 9) =>
  namedAttributes(definitions, counted, { locale: 'de-DE', total, filters })
const values = (...counts: [value: string, count: number][]) => counts.map(([value, count]) => ({ value, count }))

test('CAT-05 attributes are named and measured as the data table of a product says it', () => {
  const bins = [
    { from: 1500, to: 2000, count: 3 },
    { from: 3000, to: 3000, count: 6 },
  ]
  expect(
    named([
      { name: 'power', bins },
      { name: 'dimensions.width', bins },
      { name: 'tanks', values: values(['10', 4], ['8', 2]) },
      { name: 'colour', values: values(['silver-black', 5], ['red', 4]) },
      { name: 'gnSize', values: values(['GN 1/3', 4], ['GN 1/1', 3], ['GN 2/1', 2]) },
      { name: 'drainTap', values: values(['true', 4], ['false', 5]) },
      { name: 'unknown', values: values(['1', 1], ['2', 1]) },
    ]),
  ).toEqual([
    { name: 'power', label: 'Leistung', unit: 'W', bins },
    { name: 'dimensions.width', label: 'Maße', side: 'width', unit: 'cm', bins },
    {
      ...{ name: 'tanks', label: 'Becken', isNumber: true },
      values: [
        { value: '8', label: '8\u00a0l', count: 2 },
        { value: '10', label: '10\u00a0l', count: 4 },
      ],
    },
    {
      ...{ name: 'colour', label: 'Farbe' },
      values: [
        { value: 'silver-black', label: 'Silber/Schwarz', count: 5 },
        { value: 'red', label: 'Rot', count: 4 },
      ],
    },
    {
      ...{ name: 'gnSize', label: 'GN-Maß' },
      values: [
        { value: 'GN 1/1', label: 'GN 1/1', count: 3 },
        { value: 'GN 1/3', label: 'GN 1/3', count: 4 },
        { value: 'GN 2/1', label: 'GN 2/1', count: 2 },
      ],
    },
    { name: 'drainTap', label: 'Ablasshahn', isYesOrNo: true, values: [{ value: 'true', label: 'Ja', count: 4 }] },
  ])
})

test('CAT-05 what leaves nothing to choose is not offered, unless it is chosen', () => {
  const single: AttributeCounts[] = [
    { name: 'power', bins: [{ from: 3000, to: 3000, count: 9 }] },
    { name: 'colour', values: values(['red', 9]) },
    { name: 'drainTap', values: values(['true', 9]) },
  ]
  expect(named(single)).toEqual([])
  const attributes = { power: { min: 5 }, colour: { values: ['silver-black'] }, drainTap: { values: ['true'] } }
  const chosen = named(single, { attributes })
  expect(chosen.map(({ name }) => name)).toEqual(['power', 'colour', 'drainTap'])
  expect(chosen[1]).toMatchObject({ values: [{ value: 'red' }, { value: 'silver-black', label: 'Silber/Schwarz', count: 0 }] })
})

test('CAT-05 the category that most of what was found is in decides, the deepest of its tree; none where there is no such', () => {
  const category = (id: string, level: number, count: number, tree: CategoryFacet['tree'] = 'default'): CategoryFacet => ({
    ...{ id, key: id, level, count, tree, name: { de: id }, slug: { de: id } },
  })
  const found = [
    category('industry', 0, 9, 'industry'),
    category('kitchen', 0, 9),
    category('cooking', 1, 6),
    category('fryers', 2, 5),
    category('baskets', 2, 4),
  ]
  expect(dominantCategory(found, 9)).toBe('fryers')
  expect(dominantCategory(found, 12)).toBe('kitchen')
  expect(dominantCategory(found, 20)).toBeUndefined()
  expect(dominantCategory([], 0)).toBeUndefined()
})
