import { type FacetCounts, facetAttributesOf, PRODUCT_SORTS } from '@shop/domain/search'
import { countedValues, filterSets, idsInOrder, productsPassing } from '@shop/domain/search/testing'
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

/** Attributes that facets read, whichever they are. */
const ATTRIBUTES = Object.keys(facetAttributesOf([]))
const ATTRIBUTE_VALUES = ['A', 'B', 'C', 'true']

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
  attributes: Object.fromEntries(ATTRIBUTES.map(name => [name, ATTRIBUTE_VALUES.filter(() => chance(4) === 0)])),
  ratingTenths: chance(51),
  createdAt: new Date(Date.UTC(2026, 0, 1 + chance(60))).toISOString(),
}))
const offers: Offer[] = facts.map(({ productId }) => ({
  ...{ productId, market: 'DE', priceCent: 100 * chance(90), stock: chance(3), published: chance(10) > 0 },
}))

const search = await openEmbeddedSearch()
await search.applyFacts(facts)
await search.applyOffers(offers)
const products = facts.map((fact, index) => ({ ...fact, ...(offers[index] as Offer) }))

test('CAT-05, CAT-07 facets, totals and orders are what counting one by one gives, for 500 sets of filters', async () => {
  await fc.assert(
    fc.asyncProperty(
      filterSets(products),
      fc.constantFrom(...PRODUCT_SORTS),
      fc.integer({ min: 1, max: 4 }),
      async (filters, sort, page) => {
        const result = await search.search({ locale: 'de-DE', market: 'DE', filters, sort, page, pageSize: 12, facets: true })
        const found = productsPassing(products, filters)
        expect(result.total).toBe(found.length)
        const facets = result.facets as FacetCounts<CategoryCount>
        for (const { counts, values } of countedValues(products, filters))
          expect(Object.fromEntries(facets[counts].map(each => ['id' in each ? each.id : each.value, each.count]))).toEqual(
            values,
          )
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
