import { attributeSortOf, type CountedAttribute, type FacetCounts, type ListingSort, PRODUCT_SORTS } from '@shop/domain/search'
import {
  countedAttributeValues,
  countedValues,
  countWithin,
  filterSets,
  idsInOrder,
  productsPassing,
} from '@shop/domain/search/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openEmbeddedSearch } from '../embedded/open-embedded-search.ts'
import type { Offer, ProductFacts } from '../port/documents.ts'
import type { CategoryCount } from '../port/search-port.ts'

const PRODUCTS = 700
const BRANDS = ['MSW', 'Ulsonix', 'Bredeco', 'Steinberg', 'Royal']
const TAGS = Array.from({ length: 40 }, (_, index) => `tag-${index}`)
const PATHS = Array.from({ length: 24 }, (_, leaf) => [
  `a${leaf % 2}`,
  `b${leaf % 4}`,
  `c${leaf % 8}`,
  `d${leaf % 12}`,
  `e${leaf}`,
])

/** What products may have: words, numbers, ranges, several of each, and nothing. */
const ATTRIBUTES: Readonly<Record<string, () => readonly string[]>> = {
  colour: () => ['red', 'blue', 'silver-black'].filter(() => chance(3) === 0),
  hasTap: () => [String(chance(2) === 0)],
  power: () => [String(500 + 250 * chance(30))],
  weight: () => [String(chance(400) / 10)],
  current: () => [`${10 * (1 + chance(3))}..${100 + 10 * chance(12)}`],
  chill: () => [`${-25 + chance(6)}..${-18 + chance(20)}`],
  volume: () => [...new Set([String(1 + chance(9)), String(1 + chance(9))])],
}
const COUNTED: readonly CountedAttribute[] = Object.keys(ATTRIBUTES).map(name => ({
  name,
  kind: ['colour', 'hasTap'].includes(name) ? 'choice' : 'measure',
}))
const SORTS: readonly ListingSort[] = [
  ...PRODUCT_SORTS,
  ...['power', 'current', 'volume', 'colour'].flatMap(name => [attributeSortOf(name, true), attributeSortOf(name, false)]),
]

/** Numbers that are always the same and look like chance. */
function chanceFrom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const chance = chanceFrom(11)
const one = <Item>(items: readonly Item[]) => items[chance(items.length)] as Item
const facts: ProductFacts[] = Array.from({ length: PRODUCTS }, (_, index) => ({
  ...{ productId: `p${index}`, skus: [], model: '', gtin: '', brand: one(BRANDS), volume: chance(1000) },
  categoryPaths: index % 5 === 0 ? [one(PATHS), one(PATHS)] : [one(PATHS)],
  tags: TAGS.filter(() => chance(12) === 0),
  attributes: Object.fromEntries(
    Object.entries(ATTRIBUTES).flatMap(([name, valuesOf]) => {
      const values = chance(4) === 0 ? [] : valuesOf()
      return values.length > 0 ? [[name, values]] : []
    }),
  ),
  ratingTenths: chance(51),
  createdAt: new Date(Date.UTC(2026, 0, 1 + chance(60))).toISOString(),
}))
const offers: Offer[] = facts.map(({ productId }) => ({
  ...{ productId, market: 'DE', priceCent: 100 * chance(90), stock: chance(3), published: chance(10) > 0 },
}))

const search = await openEmbeddedSearch()
// Half of the products had other attributes before, whose places are taken up again.
await search.applyFacts(
  facts.map((fact, index) => (index % 2 === 0 ? { ...fact, attributes: { power: ['1'], gone: ['x'] } } : fact)),
)
await search.applyFacts(facts)
await search.applyOffers(offers)
const products = facts.map((fact, index) => ({ ...fact, ...(offers[index] as Offer) }))

const QUERY = { locale: 'de-DE', market: 'DE', pageSize: 12, facets: true, attributes: COUNTED } as const

test('CAT-05, CAT-07 facets, totals and orders are what counting one by one gives, for 500 sets of filters', async () => {
  await fc.assert(
    fc.asyncProperty(
      filterSets(products),
      fc.constantFrom(...SORTS),
      fc.integer({ min: 1, max: 4 }),
      async (filters, sort, page) => {
        const result = await search.search({ ...QUERY, filters, sort, page })
        const found = productsPassing(products, filters)
        expect(result.total).toBe(found.length)
        const facets = result.facets as FacetCounts<CategoryCount>
        for (const { counts, values } of countedValues(products, filters))
          expect(Object.fromEntries(facets[counts].map(each => ['id' in each ? each.id : each.value, each.count]))).toEqual(
            values,
          )
        for (const counted of facets.attributes) {
          if ('values' in counted)
            expect(Object.fromEntries(counted.values.map(({ value, count }) => [value, count]))).toEqual(
              countedAttributeValues(products, filters, counted.name),
            )
          else
            for (const { count, ...bounds } of counted.bins)
              expect(count).toBe(countWithin(products, filters, counted.name, bounds))
        }
        expect(facets.attributes.map(({ name }) => name)).toEqual(COUNTED.map(({ name }) => name))
        expect(facets.categories.every(({ id, level }) => 'abcde'.indexOf(id.charAt(0)) === level)).toBe(true)
        expect(facets.ratings).toEqual(
          [1, 2, 3, 4, 5].map(stars => ({
            stars,
            count: productsPassing(products, filters, 'rating').filter(({ ratingTenths }) => ratingTenths >= stars * 10).length,
          })),
        )
        const prices = productsPassing(products, filters, 'price').map(({ priceCent }) => priceCent)
        expect(facets.price).toEqual(prices.length === 0 ? null : { minCent: Math.min(...prices), maxCent: Math.max(...prices) })
        const ordered = idsInOrder(found, sort)
        if (ordered) expect(result.hits.map(({ id }) => id)).toEqual(ordered.slice((page - 1) * 12, page * 12))
      },
    ),
    { numRuns: 500 },
  )
})

test('deep pages are those of the whole order', async () => {
  const pageOf = (page: number, pageSize: number) =>
    search.search({ locale: 'de-DE', market: 'DE', filters: {}, sort: 'price-up', page, pageSize, facets: false })
  const whole = (await pageOf(1, 5000)).hits
  const inPages = (await Promise.all(Array.from({ length: 60 }, (_, index) => pageOf(index + 1, 12)))).flatMap(({ hits }) => hits)
  expect(inPages).toEqual(whole)
})
