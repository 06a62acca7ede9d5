import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachFilter } from './active-filters.ts'
import {
  filterParameters,
  filtersOf,
  LISTED_TAGS,
  type ListingFilters,
  type ListingPlace,
  NO_FILTERS,
  RATING_CHOICES,
  untidyFilters,
} from './listing-filters.ts'
import { searchParametersOf } from './search-parameters.ts'

const read = (query: string, place: ListingPlace = 'search') => filtersOf(new URLSearchParams(query), place)

test('CAT-04 an address without filters filters nothing, and no brand is chosen', () => {
  for (const place of ['search', 'tagged', 'category'] as const) {
    expect(read('', place)).toEqual(NO_FILTERS)
    expect(read('', place).brands).toEqual([])
  }
})

test('CAT-05 brands, tags, price, rating, category and stock are read from the address and asked of the search', () => {
  const filters = read(
    'query=fryer&category=deep-fryers&brand=MSW&brand=Anvil&tags=bware&tags=new&priceMin=50&priceMax=350&rating=4,5&stock=1',
  )
  expect(filters).toEqual({
    query: 'fryer',
    category: 'deep-fryers',
    brands: ['Anvil', 'MSW'],
    tags: ['new', 'bware'],
    priceMin: 50,
    priceMax: 350,
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
])('SEARCH-23 what is no filter filters nothing (%s)', query => {
  expect(read(query)).toEqual(NO_FILTERS)
})

test('bounds of the price that are turned are put right', () => {
  expect(read('priceMin=350&priceMax=50')).toMatchObject({ priceMin: 50, priceMax: 350 })
})

const filters = fc.record(
  {
    query: fc.constantFrom('', 'fryer', 'ä & b'),
    category: fc.constantFrom('', 'grills'),
    brands: fc.subarray(['Anvil', 'Royal Catering', 'Stamos & Sons'], { minLength: 0 }),
    tags: fc.subarray([...LISTED_TAGS]),
    priceMin: fc.integer({ min: 1, max: 100 }),
    priceMax: fc.integer({ min: 100, max: 999_999_999 }),
    ratingMin: fc.constantFrom(...RATING_CHOICES),
    inStockOnly: fc.boolean(),
  },
  { requiredKeys: ['query', 'category', 'brands', 'tags', 'inStockOnly'] },
)

test('CAT-05 what an address says of filters is read back, and is tidy', () => {
  fc.assert(
    fc.property(filters, chosen => {
      const parameters = new URLSearchParams(filterParameters(chosen))
      const again = new URLSearchParams(parameters.toString())
      expect(filtersOf(again, 'search')).toEqual(chosen)
      expect(untidyFilters(again, 'search').size).toBe(0)
    }),
  )
})

test('CAT-05 taking filters off one by one leads to none, and never touches the words', () => {
  fc.assert(
    fc.property(filters, chosen => {
      let left: ListingFilters = chosen
      let steps = 0
      for (let [next] = eachFilter(left); next; [next] = eachFilter(left)) {
        left = next.without
        steps++
      }
      expect(left).toEqual({ ...NO_FILTERS, query: chosen.query })
      expect(steps).toBe(eachFilter(chosen).length)
    }),
  )
})
