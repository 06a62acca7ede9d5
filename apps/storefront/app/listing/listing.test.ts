import { expect, test } from 'vitest'
import { hrefOfListing, listingOf, listingRequestOf, listingWithMore } from './listing.ts'

const requestOf = (query: string) => listingRequestOf(new URLSearchParams(query))

test('SEARCH-22, SEARCH-23 page, size and order are read from the address', () => {
  expect(requestOf('page=3&hitsPerPage=48&sort=price-up')).toEqual({ page: 3, pageSize: 48, sort: 'price-up' })
})

test.each([
  '',
  'page=0&hitsPerPage=13&sort=cheap',
  'page=-1&hitsPerPage=&sort=',
  'page=1e2&hitsPerPage=1000',
  'page=1000&sort=__proto__',
])('SEARCH-22, SEARCH-23 missing and invalid values become the defaults (%s)', query => {
  expect(requestOf(query)).toEqual({ page: 1, pageSize: 24, sort: 'relevance' })
})

test('UX-12, GUARD-08 another page keeps filters, order and size, and default values stay out of the address', () => {
  const listing = listingOf(new URLSearchParams('query=fryer&tags=new&brand=MSW&stock=1&sort=name-asc&hitsPerPage=48'), 'search')
  expect(hrefOfListing('/search', { ...listing, page: 2 })).toBe(
    '/search?query=fryer&brand=MSW&tags=new&stock=1&sort=name-asc&hitsPerPage=48&page=2',
  )
  const plain = listingOf(new URLSearchParams('hitsPerPage=24&sort=relevance&page=1'), 'category')
  expect(hrefOfListing('/gastronomie/', plain)).toBe('/gastronomie/')
  expect(hrefOfListing('/gastronomie/', { ...plain, page: 2 })).toBe('/gastronomie/?page=2')
})

test('CAT-10 showing more keeps the first product and grows the size, up to the largest and to what there is', () => {
  const more = (query: string, total: number) => listingWithMore(listingOf(new URLSearchParams(query), 'category'), total)
  expect(more('brand=MSW', 100)).toMatchObject({ page: 1, pageSize: 36, filters: { brands: ['MSW'] } })
  expect(more('hitsPerPage=36', 100)).toMatchObject({ page: 1, pageSize: 48 })
  expect(more('hitsPerPage=12', 13)).toMatchObject({ page: 1, pageSize: 24 })
  for (const [query, total] of [
    ['hitsPerPage=48', 100],
    ['', 24],
    ['page=2', 100],
  ] as const)
    expect(more(query, total)).toBeUndefined()
})
