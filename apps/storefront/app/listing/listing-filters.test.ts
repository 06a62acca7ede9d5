import { facetsOfKind, type ListingPlace } from '@shop/domain/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activeFiltersOf } from './active-filters.ts'
import {
  filterParameters,
  filtersOf,
  type ListingFilters,
  NO_FILTERS,
  nonCanonicalFilters,
  searchParametersOf,
} from './listing-filters.ts'

const read = (query: string, place: ListingPlace = 'search') => filtersOf(new URLSearchParams(query), place)

test('CAT-04 a URL without filters filters nothing, and no brand is chosen', () => {
  for (const place of ['search', 'tagged', 'category'] as const) {
    expect(read('', place)).toEqual(NO_FILTERS)
    expect(read('', place).brands ?? []).toEqual([])
  }
})

test('CAT-05 brands, tags, price, rating, category and stock are read from the URL and sent to the search', () => {
  const filters = read(
    'query=fryer&category=deep-fryers&brand=MSW&brand=Anvil&tags=bware&tags=new&priceMin=50&priceMax=350&rating=4,5&stock=1',
  )
  expect(filters).toEqual({
    query: 'fryer',
    category: 'deep-fryers',
    brands: ['Anvil', 'MSW'],
    tags: ['new', 'bware'],
    priceMinCent: 5_000,
    priceMaxCent: 35_000,
    ratingMin: 4,
    inStockOnly: true,
  })
  expect(searchParametersOf(filters, { categoryId: 'id' })).toEqual({
    text: 'fryer',
    categoryId: 'id',
    brands: ['Anvil', 'MSW'],
    tags: ['new', 'bware'],
    priceMinCent: 5_000,
    priceMaxCent: 35_000,
    ratingMin: 4,
    inStockOnly: true,
  })
})

test('CAT-05 a category page is no other category, and a listing of one tag takes no second one', () => {
  expect(read('category=grills&query=x&brand=MSW', 'category')).toEqual({ ...NO_FILTERS, brands: ['MSW'] })
  expect(read('tags=new&stock=1', 'tagged')).toEqual({ ...NO_FILTERS, inStockOnly: true })
  expect(searchParametersOf(read('stock=1', 'tagged'), { tag: 'on-sale' })).toEqual({ tags: ['on-sale'], inStockOnly: true })
})

test.each([
  'brand=&brand=%20&brand=a%0Ab',
  'tags=cheap&tags=__proto__',
  'priceMin=-1&priceMax=ten',
  'priceMin=0&priceMax=0',
  'priceMin=1.5&priceMax=1e3',
  'rating=9&stock=yes',
  'rating=5,4',
  'category=..%2F',
  'a.power.min=much&a.power.max=1e9&a.power=',
  'a.=1&a.9x=1&a.a%20b=1&a.__proto__=1&a.x.min.max=1',
])('SEARCH-23 what is no filter filters nothing (%s)', query => {
  expect(read(query)).toEqual(NO_FILTERS)
})

test('CAT-05 attributes are read from the URL and sent to the search in one form', () => {
  const filters = read('a.power.min=1500&a.power.max=3000&a.colour=red&a.colour=black&a.drainTap=true&a.weight.max=5%2C5')
  expect(filters).toEqual({
    query: '',
    attributes: {
      colour: { values: ['black', 'red'] },
      drainTap: { values: ['true'] },
      power: { min: 1500, max: 3000 },
      weight: { max: 5.5 },
    },
  })
  expect(new URLSearchParams(filterParameters(filters)).toString()).toBe(
    'a.colour=black&a.colour=red&a.drainTap=true&a.power.min=1500&a.power.max=3000&a.weight.max=5.5',
  )
  expect(searchParametersOf(filters, {})).toEqual({ attributes: filters.attributes })
})

test('CAT-05 a form without scripts leads to the canonical URL: empty fields are dropped, bounds are in order', () => {
  const canonical = (query: string) => Object.fromEntries(nonCanonicalFilters(new URLSearchParams(query), 'category'))
  expect(canonical('a.power.min=&a.power.max=&a.colour=red')).toEqual({ 'a.power.min': [], 'a.power.max': [] })
  expect(canonical('a.power.min=3000&a.power.max=1500')).toEqual({ 'a.power.min': ['1500'], 'a.power.max': ['3000'] })
  expect(canonical('a.lift.min=0&a.heat.min=-20')).toEqual({})
  expect(canonical('a.heat.min=1.50')).toEqual({ 'a.heat.min': ['1.5'] })
})

test('reversed bounds of the price are swapped', () => {
  expect(read('priceMin=350&priceMax=50')).toMatchObject({ priceMinCent: 5_000, priceMaxCent: 35_000 })
})

const TAGS = facetsOfKind('choice').flatMap(({ options }) => options?.map(({ value }) => value) ?? [])
const RATINGS = facetsOfKind('rating').flatMap(({ options }) => options)

const filters = fc
  .record(
    {
      query: fc.constantFrom('', 'fryer', 'ä & b'),
      category: fc.constant('grills'),
      brands: fc.subarray(['Anvil', 'Royal Catering', 'Stamos & Sons'], { minLength: 1 }),
      tags: fc.subarray(TAGS, { minLength: 1 }),
      priceMinCent: fc.integer({ min: 1, max: 100 }).map(amount => amount * 100),
      priceMaxCent: fc.integer({ min: 100, max: 999_999_999 }).map(amount => amount * 100),
      ratingMin: fc.constantFrom(...RATINGS),
      inStockOnly: fc.constant(true),
      attributes: fc.dictionary(
        fc.constantFrom('power', 'colour', 'dimensions.width', 'drainTap', 'weight'),
        fc.oneof(
          fc.subarray(['black', 'red', '50 × 50 cm'], { minLength: 1 }).map(values => ({ values: values.toSorted() })),
          fc.integer({ min: -500, max: 0 }).map(min => ({ min: min / 10 })),
          fc.tuple(fc.nat(90), fc.nat(90)).map(([low, more]) => ({ min: low / 8, max: (low + more) / 8 })),
        ),
        { minKeys: 1, noNullPrototype: true },
      ),
    },
    { requiredKeys: ['query'] },
  )
  .map((chosen): ListingFilters => chosen)

test('CAT-05 what a URL says of filters is read back, and is canonical', () => {
  fc.assert(
    fc.property(filters, chosen => {
      const parameters = new URLSearchParams(filterParameters(chosen))
      const again = new URLSearchParams(parameters.toString())
      expect(filtersOf(again, 'search')).toEqual(chosen)
      expect(nonCanonicalFilters(again, 'search').size).toBe(0)
    }),
  )
})

test('CAT-05 taking filters off one by one leads to none, and never touches the words', () => {
  fc.assert(
    fc.property(filters, chosen => {
      let left: ListingFilters = chosen
      let steps = 0
      for (let [next] = activeFiltersOf(left); next; [next] = activeFiltersOf(left)) {
        left = next.without
        steps++
      }
      expect(filterParameters(left)).toEqual(filterParameters({ ...NO_FILTERS, query: chosen.query }))
      expect(steps).toBe(activeFiltersOf(chosen).length)
    }),
  )
})
