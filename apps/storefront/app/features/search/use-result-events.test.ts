import { expect, test } from 'vitest'
import { listingOf } from '../../listing/listing.ts'
import { seenProducts } from './use-result-events.ts'

const ids = ['a', 'b']
const seen = (query: string) => seenProducts(listingOf(new URLSearchParams(query), 'search'), ids)

test('SEARCH-16 seen products have their place in the whole result, whatever page they are on', () => {
  expect(seen('query=fryer')).toEqual([
    { id: 'a', position: 1 },
    { id: 'b', position: 2 },
  ])
  expect(seen('query=fryer&page=3&hitsPerPage=12').map(({ position }) => position)).toEqual([25, 26])
})

test('SEARCH-09 without words nothing is told', () => {
  for (const query of ['', 'query=', 'query=%20%20', 'brand=MSW&sort=latest']) expect(seen(query)).toEqual([])
})
