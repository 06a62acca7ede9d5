import type { CategoryFacet } from '@shop/domain/search'
import { expect, test } from 'vitest'
import { categoryChoicesOf, categorySuggestionsOf } from './category-choices.ts'

function aFacet(key: string, level: number, count: number, parentKey?: string): CategoryFacet {
  return {
    id: key,
    key,
    tree: 'default',
    name: { en: key },
    slug: { en: key },
    level,
    count,
    ...(parentKey ? { parentKey } : {}),
  }
}

const facets = [
  aFacet('kitchen', 0, 9),
  aFacet('lab', 0, 2),
  aFacet('cooking', 1, 7, 'kitchen'),
  aFacet('cooling', 1, 2, 'kitchen'),
  aFacet('fryers', 2, 5, 'cooking'),
  aFacet('grills', 2, 2, 'cooking'),
]
const keysOf = (chosen: string) => categoryChoicesOf(facets, chosen).map(({ key }) => key)

test('CAT-05 the category filter shows departments, then the way down to the choice with what is below or next to it', () => {
  expect(keysOf('')).toEqual(['kitchen', 'lab'])
  expect(keysOf('kitchen')).toEqual(['kitchen', 'cooking', 'cooling'])
  expect(keysOf('cooking')).toEqual(['kitchen', 'cooking', 'fryers', 'grills'])
  expect(keysOf('fryers')).toEqual(['kitchen', 'cooking', 'fryers', 'grills'])
  expect(keysOf('lab')).toEqual(['kitchen', 'lab'])
  expect(keysOf('unknown')).toEqual(['kitchen', 'lab'])
})

test('a search suggests the categories that narrow it, never one above another one', () => {
  expect(categorySuggestionsOf(facets, 11).map(({ key }) => key)).toEqual(['cooking', 'cooling'])
  const alike = [aFacet('cooking', 1, 5, 'kitchen'), aFacet('fryers', 2, 5, 'cooking')]
  expect(categorySuggestionsOf(alike, 9).map(({ key }) => key)).toEqual(['fryers'])
  expect(categorySuggestionsOf(facets, 7).map(({ key }) => key)).toEqual(['fryers', 'grills', 'cooling'])
})
