import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openEmbeddedSearch } from '../embedded/index.ts'
import type { Offer, ProductFacts, SearchFilters, SearchSort } from '../port/index.ts'
import { SEARCH_SORTS } from '../port/index.ts'

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
type Product = (typeof products)[number]
type Group = 'brands' | 'tags' | 'price' | 'rating' | 'category'

/** What a filter says of a product, in the plainest words. */
const groups: Readonly<Record<Group, (product: Product, filters: SearchFilters) => boolean>> = {
  brands: ({ brand }, { brands }) => !brands?.length || brands.includes(brand),
  tags: ({ tags }, { tags: wanted }) => !wanted?.length || wanted.some(tag => tags.includes(tag)),
  price: ({ priceCent }, { priceMinCent = 0, priceMaxCent = 1e9 }) => priceCent >= priceMinCent && priceCent <= priceMaxCent,
  rating: ({ ratingTenths }, { ratingMin = 0 }) => ratingTenths >= ratingMin * 10,
  category: ({ categoryPaths }, { categoryId }) => categoryId === undefined || categoryPaths.flat().includes(categoryId),
}
function matching(filters: SearchFilters, without?: Group): Product[] {
  return products.filter(
    product =>
      product.published &&
      (!filters.inStockOnly || product.stock > 0) &&
      (Object.keys(groups) as Group[]).every(group => group === without || groups[group](product, filters)),
  )
}

function countBy(found: readonly Product[], valuesOf: (product: Product) => readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const product of found) for (const value of new Set(valuesOf(product))) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

const some = <Item>(items: readonly Item[]) => fc.subarray([...items], { minLength: 0, maxLength: 3 })
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const filterSets = fc.record({
  brands: maybe(some(BRANDS)),
  tags: maybe(some(TAGS)),
  priceMinCent: maybe(fc.nat(9000)),
  priceMaxCent: maybe(fc.nat(9000)),
  ratingMin: maybe(fc.integer({ min: 1, max: 5 })),
  categoryId: maybe(fc.constantFrom(...PATHS.flat(), 'unknown')),
  inStockOnly: maybe(fc.boolean()),
})

const KEYS: Readonly<Record<SearchSort, (a: Product, b: Product) => number>> = {
  relevance: () => 0,
  'name-asc': () => 0,
  'name-desc': () => 0,
  'price-asc': (a, b) => a.priceCent - b.priceCent,
  'price-desc': (a, b) => b.priceCent - a.priceCent,
  newest: (a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0),
}

test('CAT-05, CAT-07 facets, totals and orders are what counting one by one gives, for 500 sets of filters', async () => {
  await fc.assert(
    fc.asyncProperty(filterSets, fc.constantFrom(...SEARCH_SORTS), fc.integer({ min: 1, max: 4 }), async (chosen, sort, page) => {
      const filters = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as SearchFilters
      const result = await search.search({ locale: 'de-DE', market: 'DE', filters, sort, page, pageSize: 12, facets: true })
      const found = matching(filters)
      expect(result.total).toBe(found.length)
      const { facets } = result
      const asRecord = (counts: readonly { value: string; count: number }[] = []) =>
        Object.fromEntries(counts.map(({ value, count }) => [value, count]))
      expect(asRecord(facets?.brands)).toEqual(countBy(matching(filters, 'brands'), ({ brand }) => [brand]))
      expect(asRecord(facets?.tags)).toEqual(countBy(matching(filters, 'tags'), ({ tags }) => tags))
      const inCategories = matching(filters, 'category')
      expect(Object.fromEntries((facets?.categories ?? []).map(({ id, count }) => [id, count]))).toEqual(
        countBy(inCategories, ({ categoryPaths }) => categoryPaths.flat()),
      )
      expect(facets?.categories.every(({ id, level }) => 'abcde'.indexOf(id.charAt(0)) === level)).toBe(true)
      expect(facets?.ratings).toEqual(
        [1, 2, 3, 4, 5].map(stars => ({
          stars,
          count: matching(filters, 'rating').filter(({ ratingTenths }) => ratingTenths >= stars * 10).length,
        })),
      )
      const prices = matching(filters, 'price').map(({ priceCent }) => priceCent)
      expect(facets?.price).toEqual(prices.length === 0 ? null : { minCent: Math.min(...prices), maxCent: Math.max(...prices) })
      if (!sort.startsWith('price') && sort !== 'newest') return
      const ordered = found.sort((a, b) => KEYS[sort](a, b) || (a.productId < b.productId ? -1 : 1))
      expect(result.hits.map(({ id }) => id)).toEqual(ordered.slice((page - 1) * 12, page * 12).map(({ productId }) => productId))
    }),
    { numRuns: 500 },
  )
})

test('deep pages are those of the whole order', async () => {
  const pageOf = (page: number, pageSize: number) =>
    search.search({ locale: 'de-DE', market: 'DE', filters: {}, sort: 'price-asc', page, pageSize, facets: false })
  const whole = (await pageOf(1, 5000)).hits
  const inPages = (await Promise.all(Array.from({ length: 60 }, (_, index) => pageOf(index + 1, 12)))).flatMap(({ hits }) => hits)
  expect(inPages).toEqual(whole)
})
