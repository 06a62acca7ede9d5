import type { ParamsOf } from '@shop/contract'
import { marketOf } from '@shop/domain/market'
import { shippingMethodsOf } from '@shop/domain/shipping'
import { standardTaxCategoryOn } from '@shop/domain/tax'
import { describe, expect, test } from 'vitest'
import { CRANE, PRESS } from '../catalogue.fixtures.ts'
import { aShopper, openTestMiddleware, send } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const slovak = aShopper(middleware, 'sk.localhost')
const swiss = aShopper(middleware, 'ch.localhost')

describe('getProduct', () => {
  test('API-23 finds cards by SKU, slug, category, brand, tag and text, with the prices of the host', async () => {
    const { products } = await slovak.do('getProduct', { skus: [PRESS], limit: 5, locale: 'en', currency: 'EUR', country: 'SK' })
    expect(products).toMatchObject({ total: 1, count: 1, limit: 5, offset: 0 })
    const [press] = products.results
    expect(press?.masterVariant).toMatchObject({ sku: PRESS, price: { value: { centAmount: 10_000, currencyCode: 'EUR' } } })
    expect(press).not.toHaveProperty('description')
    const categoryId = press?.categories[0]?.id ?? ''
    for (const where of [
      { slug: press?.slug.en ?? '' },
      { id: press?.id ?? '' },
      { ids: [press?.id ?? ''] },
      { key: press?.key ?? '' },
      { text: 'pre', categoryIds: [categoryId], brand: 'Forge & Co', tags: ['new' as const], isOnStock: true },
    ]) {
      const found = await slovak.do('getProduct', { where })
      expect(found.products.results.map(({ key }) => key)).toEqual(['press'])
    }
  })

  test('STOCK-04 a variant tells its stock without channel', async () => {
    const { products } = await slovak.do('getProduct', { skus: [PRESS] })
    expect(products.results[0]?.masterVariant.availability).toEqual({
      noChannel: { isOnStock: true, availableQuantity: 500 },
    })
  })

  test('API-42 sorts by price and cuts pages', async () => {
    const dear = await slovak.do('getProduct', { sort: 'price-down', limit: 1, offset: 0 })
    const cheap = await slovak.do('getProduct', { sort: 'price-up', limit: 1, offset: 0 })
    expect(dear.products.results[0]?.masterVariant.sku).toBe(CRANE)
    expect(cheap.products.results[0]?.masterVariant.sku).toBe(PRESS)
    expect(cheap.products.total).toBe(2)
  })

  test('API-39, API-40, API-41 takes a where text, custom filters and attribute filters, and refuses anything else', async () => {
    const keysFor = async (where: ParamsOf<'getProduct'>['where']) =>
      (await slovak.do('getProduct', { where, sort: 'name-asc' })).products.results.map(({ key }) => key)
    expect(await keysFor('variants(sku = "EX30000001") and isOnStock = true')).toEqual(['press'])
    expect(await keysFor('masterData(current(categories(key = "workshop")))')).toEqual(['crane', 'press'])
    expect(await keysFor({ customFilters: ['key <> "press"', 'variants(attributes(name="power" and value=500))'] })).toEqual([
      'crane',
    ])
    expect(await keysFor({ attributes: [{ name: 'power', type: 'number', range: { from: 1, to: 500 } }] })).toHaveLength(2)
    expect(await keysFor({ attributes: [{ name: 'price', type: 'money', range: { to: 100 } }] })).toEqual(['press'])
    for (const where of [
      'key = ',
      'weight = 1',
      '1=1',
      "key = '1'",
      'x'.repeat(2049),
      { customFilters: ['or'] },
      { attributes: [{ name: 'power', type: 'number' }] },
      { attributes: [{ name: 'power', type: 'number', values: ['500'] }] },
      { attributes: [{ name: "power' or", type: 'number', values: [1] }] },
    ])
      expect(await slovak.post('getProduct', [{ where }])).toMatchObject({
        status: 400,
        body: { errors: [{ code: 'InvalidInput' }] },
      })
  })

  test('API-03, PDP-22 the custom query product-details adds what a product page shows', async () => {
    const { products } = await slovak.do('getProduct', { skus: [PRESS] }, 'product-details')
    expect(products.results[0]).toMatchObject({ description: { sk: 'Strong.' }, attributeDefinitions: [{ name: 'power' }] })
  })

  test('ENT-08 product-details tells the tax rates of all countries and the meta keywords', async () => {
    const { products } = await slovak.do('getProduct', { skus: [PRESS] }, 'product-details')
    const { rates } = standardTaxCategoryOn(new Date().toISOString().slice(0, 10))
    expect(products.results[0]).toMatchObject({ metaKeywords: { sk: 'Workshop, Press' }, taxCategory: { rates } })
  })

  test('M3 a market without a price shows none, whatever the payload says', async () => {
    const { products } = await swiss.do('getProduct', { skus: [PRESS] })
    expect(products.results[0]?.masterVariant).not.toHaveProperty('price')
    for (const said of [{ currency: 'EUR' }, { country: 'SK' as const }]) {
      expect(await swiss.post('getProduct', [{ skus: [PRESS], ...said }])).toMatchObject({
        status: 400,
        body: { errors: [{ code: 'InvalidInput', field: Object.keys(said)[0] }] },
      })
    }
  })
})

test('API-32 getComparisonProducts returns products of a family, at most 30', async () => {
  const { products } = await slovak.do('getComparisonProducts', { family: 'press', bware: false, limit: 30 })
  expect(products.map(({ key }) => key).sort()).toEqual(['crane', 'press'])
  expect((await slovak.do('getComparisonProducts', { family: 'press', bware: true })).products).toEqual([])
  expect((await slovak.post('getComparisonProducts', [{ family: 'press', bware: false, limit: 31 }])).status).toBe(400)
})

test('API-33, COMP-03, COMP-04 getComplementaryProductsBySku returns at most 4 products and the base product where the store wants it', async () => {
  const ask = () => slovak.do('getComplementaryProductsBySku', { skus: [PRESS], options: { limit: 4 }, locale: 'sk' })
  expect(await ask()).toEqual({ products: [], baseProduct: null })
  const { db } = middleware.engine
  const { document } = await db.selectFrom('store').select('document').where('key', '=', 'sk').executeTakeFirstOrThrow()
  const switches = { ...document.custom.switches, complementaryProducts: true }
  const switched = JSON.stringify({ ...document, custom: { ...document.custom, switches } })
  await db.updateTable('store').set({ document: switched }).where('key', '=', 'sk').execute()
  expect(await ask()).toMatchObject({ products: [], baseProduct: { key: 'press', name: { sk: 'Press' } } })
  expect((await slovak.post('getComplementaryProductsBySku', [{ skus: [PRESS], options: { limit: 5 } }])).status).toBe(400)
})

describe('getCategory', () => {
  test('API-24 returns the departments, a category by slug, and none for an unknown slug', async () => {
    const departments = await slovak.do('getCategory', { acceptLanguage: ['sk', 'en'] })
    expect(departments.categories.results).toMatchObject([{ key: 'workshop', name: { sk: 'Workshop', en: 'Workshop' } }])
    const one = await slovak.do('getCategory', { slug: 'workshop', acceptLanguage: ['sk'], fetchSiblings: true })
    expect(one.categories.results).toMatchObject([{ key: 'workshop', siblings: [] }])
    const [detailed] = (await slovak.do('getCategory', { slug: 'workshop', acceptLanguage: ['sk'] }, 'category-details'))
      .categories.results
    expect(detailed).toMatchObject({ tree: 'default', custom: { hasProducts: { SK: 'true', CH: 'false' } } })
    expect(detailed?.slugAllLocales).toContainEqual({ locale: 'de', value: 'workshop' })
    const industries = await slovak.do('getCategory', { acceptLanguage: ['sk'], tree: 'industry' }, 'category-with-siblings')
    expect(industries.categories.results).toEqual([])
    expect((await slovak.post('getCategory', [{ acceptLanguage: ['sk'] }, 'category-secrets'])).status).toBe(400)
    expect((await slovak.do('getCategory', { slug: 'nowhere', acceptLanguage: ['sk'] })).categories.results).toEqual([])
  })
})

test('getProductUrls and getCategoryUrls name the pages of the market of the host, with a GET twin to keep', async () => {
  const { addresses } = await slovak.do('getProductUrls', { limit: 1 })
  expect(addresses).toMatchObject({ total: 2, results: [{ slug: { sk: expect.any(String), de: expect.any(String) } }] })
  const next = await slovak.do('getProductUrls', { after: addresses.results[0]?.id ?? '' })
  expect(next.addresses.results).toHaveLength(1)
  expect(next.addresses).not.toHaveProperty('total')
  expect((await swiss.do('getProductUrls', {})).addresses).toEqual({ results: [], total: 0 })
  const categories = await slovak.do('getCategoryUrls', {})
  expect(categories.addresses).toContainEqual(
    expect.objectContaining({ key: 'workshop', soldIn: expect.arrayContaining(['SK']) }),
  )
  const twin = await send(middleware, { url: '/new-ct/getProductUrls?params=%7B%7D', headers: { host: 'sk.localhost' } })
  expect(twin.headers).toMatchObject({ etag: expect.any(String), 'cache-control': expect.stringContaining('public') })
  for (const refused of [{ limit: 1001 }, { after: 'x' }, { skip: -1 }, { country: 'DE' }])
    expect((await slovak.post('getProductUrls', [refused])).status).toBe(400)
})

describe('getStores', () => {
  test('API-27 returns the store of the host, or those that are asked for', async () => {
    const own = await swiss.do('getStores', {})
    expect(own.stores.results.map(({ key }) => key)).toEqual(['ch'])
    const [store] = (await swiss.do('getStores', { where: { key: 'de' }, locale: 'en' })).stores.results
    expect(store?.country).toBe('DE')
    const found = await swiss.do('getStores', { where: { ids: [store?.id ?? ''] }, sort: 'key desc', limit: 1, offset: 0 })
    expect(found.stores.results.map(({ key }) => key)).toEqual(['de'])
    expect((await swiss.do('getStores', { where: { ids: [] } })).stores.results).toEqual([])
  })
})

test('API-31, SHIP-11 getShippingMethodsWithoutId returns the methods of the store', async () => {
  const { shippingMethods } = await swiss.do('getShippingMethodsWithoutId', {})
  expect(shippingMethods).toEqual(shippingMethodsOf(marketOf('CH'), false))
})
