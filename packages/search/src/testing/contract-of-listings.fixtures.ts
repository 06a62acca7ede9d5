import type { AttributeFilters } from '@shop/domain/search'
import { expect, test } from 'vitest'
import type { ContractShop } from './contract-shop.fixtures.ts'
import { factsOfAll } from './small-shop.fixtures.ts'

/** How a search engine filters, counts, sorts and pages. */
export function proveListings({ port, advance, search, find }: ContractShop): void {
  test('CAT-05 filters by tags, price, rating, brand, category and stock: one of the values, all of the filters', async () => {
    expect(await find({ filters: { brands: ['MSW', 'Ulsonix'] } })).toHaveLength(3)
    expect(await find({ filters: { brands: ['MSW', 'Ulsonix'], tags: ['sale'] } })).toEqual(['saw-2'])
    expect((await find({ filters: { priceMinCent: 12900, priceMaxCent: 19900 } })).sort()).toEqual([
      'dispenser',
      'fryer-1',
      'saw-1',
    ])
    expect((await find({ filters: { ratingMin: 4.5 } })).sort()).toEqual(['fryer-1', 'fryer-2', 'saw-1'])
    expect((await find({ filters: { categoryId: 'saws' } })).sort()).toEqual(['saw-1', 'saw-2', 'saw-3'])
    expect(await find({ filters: { categoryId: 'saws', inStockOnly: true } })).toHaveLength(2)
    expect(await find({ text: 'fritteuse', filters: { priceMaxCent: 2000 } })).toEqual(['basket'])
    expect(await find({ filters: { brands: ['Unknown'] } })).toEqual([])
  })

  test('CAT-05 counts facets as if their own filter were not set, category levels among them', async () => {
    const { facets, total } = await search({ filters: { brands: ['Royal Catering'], tags: ['sale'] }, facets: true })
    expect(total).toBe(1)
    expect(facets?.brands).toEqual([
      { value: 'Bredeco', count: 1 },
      { value: 'Royal Catering', count: 1 },
      { value: 'Ulsonix', count: 1 },
    ])
    expect(facets?.tags).toEqual([
      { value: 'new', count: 1 },
      { value: 'sale', count: 1 },
    ])
    expect(facets?.categories).toEqual([
      { id: 'gastronomy', level: 0, count: 1 },
      { id: 'fryers', level: 1, count: 1 },
    ])
    expect(facets?.price).toEqual({ minCent: 12900, maxCent: 12900 })
    expect(facets?.ratings.map(({ count }) => count)).toEqual([1, 1, 1, 1, 0])
    const all = await search({ facets: true })
    expect(all.facets?.categories.filter(({ level }) => level === 2).map(({ id }) => id)).toEqual(['chainsaws', 'bandsaws'])
    expect(all.facets?.price).toEqual({ minCent: 1900, maxCent: 89900 })
    expect((await search({ filters: { brands: ['Unknown'], tags: ['nothing'] }, facets: true })).facets?.price).toBeNull()
  })

  test('CAT-05 filters by attributes: any of the values, what reaches into the bounds, and all attributes at once', async () => {
    const findBy = async (attributes: AttributeFilters) => (await find({ filters: { attributes } })).sort()
    expect(await findBy({ drive: { values: ['battery', 'mains'] } })).toEqual(['saw-1', 'saw-3'])
    expect(await findBy({ power: { min: 800 } })).toEqual(['saw-1', 'saw-2', 'saw-3'])
    expect(await findBy({ power: { min: 801, max: 1100 } })).toEqual(['saw-3'])
    expect(await findBy({ power: { min: 760, max: 799 } })).toEqual([])
    expect(await findBy({ speed: { min: 700, max: 800 } })).toEqual(['saw-2', 'saw-3'])
    expect(await findBy({ speed: { min: 1000 } })).toEqual(['saw-2'])
    expect(await findBy({ weight: { max: 5.6 }, drive: { values: ['petrol'] } })).toEqual(['saw-2'])
    expect(await findBy({ unknown: { min: 1 } })).toEqual([])
    expect(await findBy({ drive: { min: 0 } })).toEqual([])
  })

  test('CAT-05 counts attributes as if their own filter were not set, numbers by bins whose ends products have', async () => {
    const attributes = [
      { name: 'drive', kind: 'choice' },
      { name: 'power', kind: 'measure' },
      { name: 'speed', kind: 'measure' },
      { name: 'unknown', kind: 'choice' },
    ] as const
    const filters = { attributes: { power: { min: 1000 }, drive: { values: ['mains'] } } }
    const { facets, total } = await search({ filters, facets: true, attributes })
    expect(total).toBe(1)
    expect(facets?.attributes).toEqual([
      {
        name: 'drive',
        values: [
          { value: 'mains', count: 1 },
          { value: 'petrol', count: 1 },
        ],
      },
      {
        name: 'power',
        bins: [
          { from: 750, to: 750, count: 1 },
          { from: 1100, to: 1100, count: 1 },
        ],
      },
      {
        name: 'speed',
        bins: [
          { from: 600, to: 600, count: 1 },
          { from: 900, to: 900, count: 1 },
        ],
      },
      { name: 'unknown', values: [] },
    ])
    expect((await search({ facets: true })).facets?.attributes).toEqual([])
  })

  test('CAT-07 sorts by the numbers of an attribute, both ways, what has none last', async () => {
    const saws = { categoryId: 'saws' }
    expect(await find({ sort: 'a.power-up', filters: saws })).toEqual(['saw-3', 'saw-1', 'saw-2'])
    expect(await find({ sort: 'a.power-down', filters: saws })).toEqual(['saw-2', 'saw-3', 'saw-1'])
    expect(await find({ sort: 'a.speed-up', filters: saws })).toEqual(['saw-3', 'saw-2', 'saw-1'])
    expect(await find({ sort: 'a.speed-down', filters: saws })).toEqual(['saw-2', 'saw-3', 'saw-1'])
  })

  test('CAT-05 a product that changes its attributes is found by the new ones alone', async () => {
    const saw = factsOfAll().find(({ productId }) => productId === 'saw-2')!
    await port().applyFacts([{ ...saw, attributes: { drive: ['mains'], depth: ['520'] } }])
    await advance()
    expect(await find({ filters: { attributes: { power: { min: 2000 } } } })).toEqual([])
    expect(await find({ filters: { attributes: { depth: { max: 600 } } } })).toEqual(['saw-2'])
    expect((await find({ filters: { attributes: { drive: { values: ['mains'] } } } })).sort()).toEqual(['saw-2', 'saw-3'])
  })

  test('CAT-07 sorts by relevance, name, price and age, both ways', async () => {
    expect(await find({ sort: 'name-asc' })).toEqual([
      'saw-1',
      'saw-3',
      'fryer-2',
      'fryer-1',
      'dispenser',
      'saw-2',
      'basket',
      'kettle',
    ])
    expect(await find({ sort: 'name-desc' })).toEqual([
      'kettle',
      'basket',
      'saw-2',
      'dispenser',
      'fryer-1',
      'fryer-2',
      'saw-3',
      'saw-1',
    ])
    expect((await find({ sort: 'price-up' })).slice(0, 3)).toEqual(['basket', 'kettle', 'fryer-1'])
    expect((await find({ sort: 'price-down' })).slice(0, 3)).toEqual(['saw-3', 'saw-2', 'fryer-2'])
    expect((await find({ sort: 'latest' })).slice(0, 3)).toEqual(['kettle', 'saw-1', 'fryer-2'])
    expect(await find({ sort: 'relevance', text: 'kettensäge' })).toEqual(['saw-2', 'saw-1'])
  })

  test('pages neither repeat nor leave out products, and after the last page there is nothing', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map(page => find({ sort: 'name-asc', page, pageSize: 3 })))
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 2, 0])
    expect(pages.flat()).toEqual(await find({ sort: 'name-asc' }))
    expect((await search({ page: 4, pageSize: 3 })).total).toBe(8)
  })
}
