import { randomUUID } from 'node:crypto'
import { moneyOf } from '@shop/domain/money'
import { setStock } from '@shop/engine/inventory'
import { setPrice } from '@shop/engine/product'
import { reportSearches } from '@shop/engine/search'
import { rewriteTexts } from '@shop/engine/testing'
import { startWorkerSearch } from '@shop/search/worker'
import { describe, expect, test } from 'vitest'
import { CRANE, PRESS } from '../catalogue.fixtures.ts'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware({ openSearch: refill => startWorkerSearch({ refill }) })
const { engine } = middleware
const shopper = aShopper(middleware)
const plain = await openTestMiddleware()

const search = async (params: object) => (await shopper.do('searchCatalogue', params)).found
const skusOf = ({ hits }: Awaited<ReturnType<typeof search>>) => hits.map(({ product }) => product.masterVariant.sku)

/** Asks until the search has caught up. */
async function until<Answer>(ask: () => Promise<Answer>, isSo: (answer: Answer) => boolean): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (isSo(answer)) return answer
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** Facets are what the plain search does not have. */
await until(
  () => search({ facets: true }),
  ({ facets }) => facets !== undefined,
)

describe('finding', () => {
  test('SEARCH-17, SEARCH-19 a hit carries its product, what was typed and where that stands in the name', async () => {
    const found = await search({ text: '  pres ', locale: 'sk' })
    expect(skusOf(found)).toEqual([PRESS])
    expect(found).toMatchObject({ index: 'prod.sk-SK', total: 1, matchLevel: 1 })
    expect(found.hits[0]).toMatchObject({ searchTerm: 'pres', highlights: [{ start: 0, end: 4 }] })
    expect(found.queryId).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a slip is corrected, and a number is found however it is written', async () => {
    expect(await search({ text: 'prses' })).toMatchObject({ total: 1, matchLevel: 2 })
    for (const text of ['EX30000003', 'ex 3000 0003', '30000003', 'm-30000003'])
      expect(skusOf(await search({ text })), text).toEqual([CRANE])
    expect(await search({ text: 'xyzzyq' })).toMatchObject({ total: 0, hits: [] })
  })

  test('CAT-05, CAT-07 filters, orders and what each further choice would leave', async () => {
    expect(skusOf(await search({ sort: 'price-down' }))).toEqual([CRANE, PRESS])
    expect(skusOf(await search({ sort: 'name-desc' }))).toEqual([PRESS, CRANE])
    expect(skusOf(await search({ priceMinCent: 20_000 }))).toEqual([CRANE])
    const { facets } = await search({ facets: true, priceMaxCent: 15_000 })
    expect(facets).toMatchObject({
      brands: [{ value: 'Forge & Co', count: 1 }],
      tags: [{ value: 'new', count: 1 }],
      price: { minCent: 10_000, maxCent: 29_900 },
    })
    expect(facets?.categories).toMatchObject([{ key: 'workshop', level: 0, count: 1, name: { sk: 'Workshop' } }])
  })

  test('SEARCH-02, SEARCH-14 suggestions come for three letters, with categories and brands', async () => {
    const { suggestions } = await shopper.do('suggestProducts', { text: 'wor' })
    expect(suggestions.categories).toMatchObject([{ key: 'workshop', slug: { sk: 'workshop' } }])
    expect((await shopper.do('suggestProducts', { text: 'forge' })).suggestions.brands).toEqual(['Forge & Co'])
    expect((await shopper.do('suggestProducts', { text: 'cra' })).suggestions.hits).toMatchObject([{ searchTerm: 'cra' }])
    expect((await shopper.post('suggestProducts', [{ text: ' ab ' }])).status).toBe(400)
  })
})

describe('keeping up', () => {
  test('a new price is found, ordered and shown as soon as it is committed', async () => {
    const cheap = () => search({ priceMaxCent: 9000 })
    expect(skusOf(await cheap())).toEqual([])
    await setPrice(engine, { sku: CRANE, currencyCode: 'EUR', centAmount: 8900 })
    const found = await until(cheap, ({ total }) => total === 1)
    expect(found.hits[0]?.product.masterVariant.price?.value).toEqual(moneyOf('EUR', 8900))
    expect(skusOf(await search({ sort: 'price-up' }))).toEqual([CRANE, PRESS])
  })

  test('SEARCH-20 an import that is under way keeps the search from no other change', async () => {
    const named = (text: string) => search({ text, locale: 'sk' })
    await engine.db.transaction().execute(async slow => {
      await slow.updateTable('product').set({ brand: 'Slow' }).where('key', '=', 'press').execute()
      await rewriteTexts(engine, CRANE, { name: 'Quickcrane' })
      expect(
        skusOf(
          await until(
            () => named('quickcrane'),
            ({ total, matchLevel }) => total === 1 && matchLevel === 1,
          ),
        ),
      ).toEqual([CRANE])
      expect((await named('slow')).total).toBe(0)
    })
    expect(
      skusOf(
        await until(
          () => named('slow'),
          ({ total }) => total === 1,
        ),
      ),
    ).toEqual([PRESS])
    await rewriteTexts(engine, CRANE, { name: 'Crane' })
    await until(
      () => named('crane'),
      ({ total, matchLevel }) => total === 1 && matchLevel === 1,
    )
  })

  test('SEARCH-18 a remembered result never shows an old price', async () => {
    await search({ text: 'crane' })
    await setPrice(engine, { sku: CRANE, currencyCode: 'EUR', centAmount: 8800 })
    expect((await search({ text: 'crane' })).hits[0]?.product.masterVariant.price?.value.centAmount).toBe(8800)
  })

  test('what is sold out is no longer found in stock', async () => {
    await setStock(engine, PRESS, { available: 0 })
    expect(
      skusOf(
        await until(
          () => search({ inStockOnly: true }),
          ({ total }) => total === 1,
        ),
      ),
    ).toEqual([CRANE])
    await setStock(engine, PRESS, { available: 5 })
    await until(
      () => search({ inStockOnly: true }),
      ({ total }) => total === 2,
    )
  })

  test('SEARCH-20 what is withdrawn is found no more', async () => {
    const publish = (published: boolean) =>
      engine.db.updateTable('product').set({ published }).where('key', '=', 'crane').execute()
    await publish(false)
    await until(
      () => search({ text: 'crane' }),
      ({ total }) => total === 0,
    )
    await publish(true)
    await until(
      () => search({ text: 'crane' }),
      ({ total }) => total === 1,
    )
  })
})

describe('while there is no search', () => {
  test('products are found by the words in their names, without facets', async () => {
    const visitor = aShopper(plain)
    const { found } = await visitor.do('searchCatalogue', { text: 'press', facets: true })
    expect(skusOf(found)).toEqual([PRESS])
    expect(found.facets).toBeUndefined()
    const { suggestions } = await visitor.do('suggestProducts', { text: 'cran' })
    expect(suggestions).toMatchObject({ total: 1, categories: [], brands: [] })
  })

  test('CAT-05, CAT-07 all filters and orders narrow and order as they do in an index', async () => {
    const visitor = aShopper(plain)
    const skus = async (params: object) => skusOf((await visitor.do('searchCatalogue', params)).found)
    const [first] = (await visitor.do('searchCatalogue', {})).found.hits
    const brand = first?.product.brand ?? ''
    expect(await skus({ brands: ['Unknown', brand], sort: 'price-down' })).toEqual([CRANE, PRESS])
    expect(await skus({ brands: ['Unknown'] })).toEqual([])
    expect(await skus({ tags: ['bware', 'new'], sort: 'price-up' })).toEqual([PRESS, CRANE])
    expect(await skus({ tags: ['bware'] })).toEqual([])
    expect(await skus({ priceMinCent: 20_000 })).toEqual([CRANE])
    expect(await skus({ priceMaxCent: 20_000 })).toEqual([PRESS])
    expect(await skus({ ratingMin: 4 })).toEqual([])
    expect(await skus({ categoryId: randomUUID() })).toEqual([])
    expect((await visitor.do('searchCatalogue', { ratingMin: 1, facets: true })).found).not.toHaveProperty('facets')
  })
})

describe('what people look for', () => {
  const since = '2020-01-01T00:00:00.000Z'
  const report = async (changes: object = {}) => reportSearches(engine, { since, limit: 50, ...changes })

  test('SEARCH-15, SEARCH-16 searches and what was opened are counted for the shop owner, without saying who it was', async () => {
    const found = await search({ text: 'Hydraulic Press' })
    const [hit] = (await search({ text: 'press' })).hits
    await search({ text: 'nothingatall' })
    const products = [{ id: hit?.product.id ?? '', position: 2 }]
    const event = { queryId: found.queryId, type: 'click', place: 'results', products } as const
    for (let times = 0; times < 2; times++)
      expect(await shopper.do('recordSearchEvent', { ...event, products })).toEqual({ isRecorded: true })
    const lines = await until(report, all => all.some(({ text }) => text === 'nothingatall'))
    expect(lines.find(({ text }) => text === 'hydraulic press')).toMatchObject({ searches: 1, clicked: 1, meanPosition: 2 })
    expect((await report({ withoutResults: true })).map(({ text }) => text)).toContain('nothingatall')
    expect(await report({ storeKey: 'de' })).toEqual([])
  })

  test('SEARCH-15 each shopper of a shared result has a search of its own, recorded with what was found', async () => {
    const asked = { text: 'Hydraulic press', brands: ['nothing'] }
    const names = await Promise.all([1, 2].map(async () => (await shopper.do('recordSearch', asked)).queryId))
    expect(new Set(names).size).toBe(2)
    const [queryId = ''] = names
    const [hit] = (await search({ text: 'press', isUnrecorded: true })).hits
    const products = [{ id: hit?.product.id ?? '', position: 1 }]
    await shopper.do('recordSearchEvent', { queryId, type: 'click', place: 'results', products })
    const lines = await report({ withoutResults: true })
    expect(lines.find(({ text }) => text === 'hydraulic press')).toMatchObject({ searches: 2, clicked: 1, total: 0 })
  })

  test('an event of a search that never was, or of another store, is not counted', async () => {
    const before = await report()
    const made = { queryId: randomUUID(), type: 'view', place: 'results', products: [{ id: randomUUID(), position: 1 }] } as const
    expect(await shopper.do('recordSearchEvent', { ...made, products: [...made.products] })).toEqual({ isRecorded: true })
    expect(await report()).toEqual(before)
  })

  test('SEARCH-08, SEARCH-09 a listing without words is not a search, nor is a count for filters not yet applied', async () => {
    const before = (await report()).length
    await search({ text: '   ' })
    await search({})
    await search({ text: 'counted only', isUnrecorded: true })
    expect(await report()).toHaveLength(before)
  })
})
