import { expect, test } from 'vitest'
import { hrefOfPage, listingRequestOf } from './listing-request.ts'

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

test('UX-12 another page keeps filters, order and size', () => {
  const request = { page: 1, pageSize: 48, sort: 'name-asc' } as const
  expect(hrefOfPage('/search', { query: 'fryer', tags: 'new' }, request, 2)).toBe(
    '/search?query=fryer&tags=new&sort=name-asc&hitsPerPage=48&page=2',
  )
})

test('GUARD-08 default values stay out of the address', () => {
  const request = { page: 3, pageSize: 24, sort: 'relevance' } as const
  expect(hrefOfPage('/gastronomie/', {}, request, 1)).toBe('/gastronomie/')
  expect(hrefOfPage('/gastronomie/', {}, request, 2)).toBe('/gastronomie/?page=2')
})
