import { randomUUID } from 'node:crypto'
import { MARKETS } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { PRODUCT_SORTS } from '@shop/domain/search'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/index.ts'
import { createContext, type Tables } from '../database/index.ts'
import { aCatalogue, aCategory, aProduct } from '../testing/catalogue-drafts.ts'
import { cloneDatabase } from '../testing/index.ts'
import { findProductDetails, findProducts, type ProductConditions, type ProductListQuery } from './index.ts'

const db = await cloneDatabase<Tables>()
const context = createContext(db)

const tools = aCategory('tools')
const saws = aCategory('saws', tools.id)
const kitchen = aCategory('kitchen')
const products = [
  aProduct({ sku: 'EX30000001', name: 'Säge 13 l', model: 'SBS-PF-300C', eurCent: 5000, categoryIds: [saws.id], brand: 'Alpha' }),
  aProduct({ sku: 'EX30000002', name: 'Säge 8 l', eurCent: 7000, discountedEurCent: 4000, categoryIds: [saws.id] }),
  aProduct({
    sku: 'EX30000003',
    name: 'Fryer 3,000 W',
    eurCent: 9000,
    categoryIds: [kitchen.id],
    tags: ['bestseller'],
    createdAt: '2026-05-01T00:00:00.000Z',
    prices: [{ id: randomUUID(), value: moneyOf('EUR', 8500), country: 'SK' }],
  }),
  aProduct({ sku: 'EX30000004', name: 'Hidden', categoryIds: [kitchen.id], published: false }),
  aProduct({ sku: '4100010', name: 'Guarantee', categoryIds: [kitchen.id], tags: ['bestseller'], brand: 'Anvil' }),
]
await importCatalogue(
  context,
  { ...aCatalogue(products), categories: [tools, saws, kitchen] },
  { name: 'test', contentHash: '1' },
)
await sql`update inventory_entry set available = 0, loaded = 0 where sku = 'EX30000001'`.execute(db)

const sk: ProductListQuery = { language: 'sk', currency: 'EUR', country: 'SK' }

async function skusOf(where: ProductConditions, query: Partial<ProductListQuery> = {}): Promise<string[]> {
  const { results } = await findProducts(context, { ...sk, ...query, where })
  return results.map(({ masterVariant }) => masterVariant.sku.slice(-1))
}

test('EG-03 a virtual product is in no listing and no search, only there for who names it', async () => {
  const conditions: ProductConditions[] = [
    { categoryIds: [kitchen.id] },
    { tags: ['bestseller'] },
    { isOnStock: true },
    { brand: 'Anvil' },
    { text: 'guarantee' },
    { text: '4100010' },
  ]
  for (const where of conditions) {
    const { results } = await findProducts(context, { ...sk, where })
    expect(results.filter(({ masterVariant }) => masterVariant.sku === '4100010')).toEqual([])
  }
  const [named] = (await findProducts(context, { ...sk, where: { skus: ['4100010'] } })).results
  expect(named?.masterVariant.price?.value.centAmount).toBeGreaterThan(0)
  for (const where of [{ id: named?.id ?? '' }, { key: named?.key ?? '' }, { slug: named?.slug.sk ?? '' }])
    expect((await findProducts(context, { ...sk, where })).total).toBe(1)
})

test('SEARCH-20, API-23, STOCK-04 only published products are found, reduced to one language, with the price of the country', async () => {
  const page = await findProducts(context, { ...sk, sort: 'latest' })
  expect(page).toMatchObject({ total: 3, count: 3, limit: 24, offset: 0 })
  expect(page.results[0]).toMatchObject({
    name: { sk: 'Fryer 3,000 W sk' },
    slug: { sk: 'product-sk-30000003' },
    createdAt: '2026-05-01T00:00:00.000Z',
    masterVariant: {
      id: 1,
      price: { value: { centAmount: 8500, currencyCode: 'EUR' } },
      availability: { noChannel: { isOnStock: true, availableQuantity: 100 } },
    },
  })
  expect(Object.keys(page.results[0]?.name ?? {})).toEqual(['sk'])
  const german = await findProducts(context, { language: 'de', currency: 'EUR', country: 'DE', where: { skus: ['EX30000003'] } })
  expect(german.results[0]?.masterVariant.price?.value.centAmount).toBe(9000)
})

test('CAT-16 in every order published products come first: others are in no listing', async () => {
  for (const sort of PRODUCT_SORTS) {
    const { results, total } = await findProducts(context, { ...sk, sort, where: { categoryIds: [kitchen.id] } })
    expect(results.map(({ published, masterVariant }) => [published, masterVariant.sku])).toEqual([[true, 'EX30000003']])
    expect(total).toBe(1)
  }
})

test('PDP-28, PDP-27 an unpublished product is not found, not by its slug and not by its id either', async () => {
  const hidden = products[3]
  const where = [{ slug: hidden?.slug.sk ?? '' }, { id: hidden?.id ?? '' }, { ids: [hidden?.id ?? ''] }, { skus: ['EX30000004'] }]
  for (const condition of where) expect((await findProductDetails(context, { ...sk, where: condition })).results).toEqual([])
})

test('PDP-19 related products are published, on stock, eligible for selling and of the category', async () => {
  const where: ProductConditions = {
    categoryIds: [saws.id],
    isOnStock: true,
    attributes: [{ name: 'eligibleForSelling', type: 'boolean', values: [true] }],
  }
  const related = async () =>
    (await findProducts(context, { ...sk, where })).results.map(({ masterVariant }) => masterVariant.sku)
  expect(await related()).toEqual(['EX30000002'])
  const eligible = (value: string) =>
    sql`update product_variant set attributes = (
    select jsonb_agg(case when attribute ->> 'name' = 'eligibleForSelling'
      then jsonb_set(attribute, '{value}', ${value}::jsonb) else attribute end)
    from jsonb_array_elements(attributes) attribute) where sku = 'EX30000002'`.execute(db)
  await eligible('false')
  expect(await related()).toEqual([])
  await eligible('true')
})

test('a product without a price in the currency is not listed, but found by name', async () => {
  const pounds: ProductListQuery = { language: 'en', currency: 'GBP', country: 'GB' }
  expect(await findProducts(context, pounds)).toMatchObject({ total: 0, results: [] })
  const { results } = await findProducts(context, { ...pounds, where: { skus: ['EX30000003'] } })
  expect(results[0]?.masterVariant).not.toHaveProperty('price')
})

test('API-39 conditions are all met at once', async () => {
  const byName = { sort: 'name-asc' } as const
  expect(await skusOf({ categoryIds: [tools.id] }, byName)).toEqual(['2', '1'])
  expect(await skusOf({ categoryIds: [saws.id, kitchen.id] }, byName)).toEqual(['3', '2', '1'])
  expect(await skusOf({ categoryIds: [tools.id], isOnStock: true })).toEqual(['2'])
  expect(await skusOf({ isOnStock: false })).toEqual(['1'])
  expect(await skusOf({ tags: ['bestseller', 'new'] })).toEqual(['3'])
  expect(await skusOf({ brand: 'ALPHA' })).toEqual(['1'])
  expect(await skusOf({ skus: ['EX30000001', 'EX30000004'] })).toEqual(['1'])
  expect(await skusOf({ id: products[1]!.id })).toEqual(['2'])
  expect(await skusOf({ ids: [] })).toEqual([])
  expect(await skusOf({ key: 'ex30000002' })).toEqual(['2'])
  expect(await skusOf({ slug: 'product-sk-30000001' })).toEqual(['1'])
  expect(await skusOf({ slug: 'product-de-30000001' })).toEqual([])
  expect(await skusOf({ slug: 'product-nl-30000001' }, { language: 'fr', slugLanguages: ['fr', 'nl'] })).toEqual(['1'])
})

test('SEARCH-20 every word of a text begins a word of name, brand, model or item number, accents and signs aside', async () => {
  expect(await skusOf({ text: 'sag' }, { sort: 'name-asc' })).toEqual(['2', '1'])
  expect(await skusOf({ text: '  SÄGE   13 ' })).toEqual(['1'])
  expect(await skusOf({ text: 'alpha säge' })).toEqual(['1'])
  expect(await skusOf({ text: 'sbs-pf-300c' })).toEqual(['1'])
  expect(await skusOf({ text: 'sbspf300' })).toEqual(['1'])
  expect(await skusOf({ text: '3000 w' })).toEqual(['3'])
  expect(await skusOf({ text: 'EX30000002' })).toEqual(['2'])
  expect(await skusOf({ text: '30000002' })).toEqual(['2'])
  expect(await skusOf({ text: 'säge fryer' })).toEqual([])
  expect(await skusOf({ text: 'age' })).toEqual([])
  expect(await skusOf({ text: '' })).toEqual([])
  expect(await skusOf({ text: `' & ! :* | \\ -- %` })).toEqual([])
})

test('CAT-07, API-42 orders: by name with numbers as numbers, by what a unit costs now, newest first', async () => {
  const order = async (sort: ProductListQuery['sort'], query?: Partial<ProductListQuery>) => skusOf({}, { sort, ...query })
  expect(await order('name-asc')).toEqual(['3', '2', '1'])
  expect(await order('name-desc')).toEqual(['1', '2', '3'])
  expect(await order('price-up')).toEqual(['2', '1', '3'])
  expect(await order('price-down')).toEqual(['3', '1', '2'])
  expect((await order('latest'))[0]).toBe('3')
  // What can be had comes before what cannot, and what sells before the rest.
  expect(await order('relevance')).toEqual(['3', '2', '1'])
})

test('CAT-08 pages neither repeat nor lose a product, and a page beyond the end still tells the total', async () => {
  const pages = await Promise.all([0, 1, 2].map(offset => findProducts(context, { ...sk, limit: 1, offset, sort: 'price-up' })))
  expect(pages.map(({ results }) => results[0]?.masterVariant.sku.slice(-1))).toEqual(['2', '1', '3'])
  expect(await findProducts(context, { ...sk, limit: 5, offset: 50 })).toMatchObject({ total: 3, count: 0, results: [] })
})

test('PDP-02 details add texts and attribute definitions of the language, and slugs of all languages', async () => {
  const { results } = await findProductDetails(context, { ...sk, where: { slug: 'product-sk-30000001' } })
  expect(results[0]).toMatchObject({
    description: { sk: 'A press.' },
    highlights: [{ sk: 'Strong' }],
    deliveryPackage: [{ count: 1, name: { sk: 'Press' } }],
    faq: [{ question: { sk: 'Which socket?' }, answer: { sk: 'One of 230 V.' } }],
    attributeDefinitions: [{ name: 'power', label: { sk: 'power sk' }, unit: { sk: 'W' } }],
    slug: { sk: 'product-sk-30000001', de: 'product-de-30000001' },
    europeanArticleNumber: '4003000000100',
  })
})

test('ENT-08 details have meta keywords in the language and the tax rate of every country today', async () => {
  const { results } = await findProductDetails(
    { ...context, now: () => '2026-11-21T10:00:00.000Z' },
    { ...sk, where: { skus: ['EX30000001'] } },
  )
  expect(results[0]?.metaKeywords).toEqual({ sk: 'press, ex30000001' })
  expect(results[0]?.taxCategory.rates).toHaveLength(MARKETS.length)
  expect(results[0]?.taxCategory.rates).toEqual(
    expect.arrayContaining([
      { amount: 0.23, country: 'SK' },
      { amount: 0.081, country: 'CH' },
      { amount: 0.255, country: 'FI' },
    ]),
  )
  const earlier = await findProductDetails(
    { ...context, now: () => '2024-12-31T23:59:59.999Z' },
    { ...sk, where: { skus: ['EX30000001'] } },
  )
  expect(earlier.results[0]?.taxCategory.rates).toContainEqual({ amount: 0.2, country: 'SK' })
})

test('importing again changes what differs and leaves sold stock alone', async () => {
  const [first, second, third] = products
  const changed = { ...first!, brand: 'Beta' }
  await sql`update inventory_entry set available = available - 1, sold = sold + 1 where sku = 'EX30000002'`.execute(db)
  const again = { ...aCatalogue([changed, second!, third!]), categories: [tools, saws, kitchen], stores: [] }
  expect(await importCatalogue(context, again, { name: 'test', contentHash: '1' })).toBe(false)
  expect(await importCatalogue(context, again, { name: 'test', contentHash: '2' })).toBe(true)
  const { results } = await findProducts(context, { ...sk, sort: 'name-desc' })
  expect(results.map(({ brand, version }) => [brand, version])).toEqual([
    ['Beta', 2],
    ['Forge & Co', 1],
    ['Forge & Co', 1],
  ])
  expect(results[1]?.masterVariant.availability.noChannel.availableQuantity).toBe(99)
})
