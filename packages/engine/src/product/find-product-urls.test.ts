import { randomUUID } from 'node:crypto'
import { MARKETS } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/index.ts'
import { createContext, type EngineContext, type Tables } from '../database/index.ts'
import { aCatalogue, aCategory, aProduct } from '../testing/catalogue-drafts.ts'
import { cloneDatabase } from '../testing/index.ts'
import { openTestCatalogue } from '../testing/test-catalogue.ts'
import { findProductDetails, findProductUrls, setPrice } from './index.ts'

const context = createContext(await cloneDatabase<Tables>())
const inMemory = openTestCatalogue(context)
const at = (now: string): EngineContext => ({ ...context, now: () => now })
const past = { validFrom: '2025-01-01T00:00:00.000Z', validUntil: '2025-02-01T00:00:00.000Z' }
const tools = aCategory('tools')
const empty = aCategory('empty')
const products = [
  aProduct({ sku: 'EX30000001', categoryIds: [tools.id] }),
  aProduct({
    sku: 'EX30000002',
    prices: [
      { id: randomUUID(), value: moneyOf('GBP', 100), country: 'GB' },
      { id: randomUUID(), value: moneyOf('CHF', 100), customerGroup: 'tier1' },
      { id: randomUUID(), value: moneyOf('NOK', 100), ...past },
    ],
  }),
  aProduct({ sku: 'EX30000003' }),
  aProduct({ sku: 'EX30000004', published: false }),
  aProduct({ sku: '4100010' }),
]
const catalogue = { ...aCatalogue(products), categories: [tools, empty] }
await importCatalogue(at('2026-11-01T08:00:00.000Z'), catalogue, { name: 'test', contentHash: '1' })

const EURO = MARKETS.filter(({ currency }) => currency === 'EUR').map(({ country }) => country)
const detailsOf = async (sku: string) => {
  const query = { where: { skus: [sku] }, language: 'de', currency: 'EUR', country: 'DE' } as const
  return (await findProductDetails(context, query)).results[0]
}

test('ENT-09 a product is sold where there is a price for everybody now, in the currency and country of the market', async () => {
  expect((await detailsOf('EX30000001'))?.soldIn).toEqual([...EURO, 'CZ'].toSorted())
  expect((await detailsOf('EX30000002'))?.soldIn).toEqual([...EURO, 'CZ', 'GB'].toSorted())
})

test('ENT-09 addresses name the products a market sells by themselves, a part after the other and each once', async () => {
  const first = await findProductUrls(context, { country: 'DE', limit: 2 })
  expect(first).toMatchObject({ total: 3 })
  expect(first.results).toHaveLength(2)
  const rest = await findProductUrls(context, { country: 'DE', limit: 2, after: first.results[1]?.id ?? '' })
  expect(rest).not.toHaveProperty('total')
  const all = [...first.results, ...rest.results]
  expect(all.map(({ sku }) => sku).toSorted()).toEqual(['EX30000001', 'EX30000002', 'EX30000003'])
  expect(await findProductUrls(context, { country: 'DE', limit: 2, skip: 2 })).toEqual({ ...rest, total: 3 })
  expect(all.find(({ sku }) => sku === 'EX30000001')).toMatchObject({
    slug: { de: 'product-de-30000001', sk: 'product-sk-30000001' },
    updatedAt: '2026-11-01T08:00:00.000Z',
    images: [{ url: '/pictures/press.0' }],
  })
  expect((await findProductUrls(context, { country: 'GB', limit: 9 })).results.map(({ sku }) => sku)).toEqual(['EX30000002'])
  expect(await findProductUrls(context, { country: 'CH', limit: 9 })).toEqual({ results: [], total: 0 })
})

test('ENT-08 a product is as new as its last change: of a price or of its content, not of an import that changes nothing', async () => {
  const updatedAtOf = async (sku: string) =>
    (await findProductUrls(context, { country: 'DE', limit: 9 })).results.find(product => product.sku === sku)?.updatedAt
  await setPrice(at('2026-11-05T09:00:00.000Z'), { sku: 'EX30000003', currencyCode: 'EUR', centAmount: 9900 })
  expect(await updatedAtOf('EX30000003')).toBe('2026-11-05T09:00:00.000Z')
  const changed = products.slice(0, 2).map((product, index) => (index === 0 ? { ...product, brand: 'Other' } : product))
  const again = { ...catalogue, products: changed }
  await importCatalogue(at('2026-11-06T10:00:00.000Z'), again, { name: 'test', contentHash: '2' })
  expect(await updatedAtOf('EX30000001')).toBe('2026-11-06T10:00:00.000Z')
  expect(await updatedAtOf('EX30000002')).toBe('2026-11-01T08:00:00.000Z')
})

test('ENT-16 addresses of categories name the markets that have products in them, as their pages do', async () => {
  const addresses = await inMemory.findCategoryUrls()
  expect(addresses.map(({ key, slug }) => [key, slug.de])).toEqual([
    ['empty', 'empty'],
    ['tools', 'tools'],
  ])
  expect(addresses[0]?.soldIn).toEqual([])
  const query = { slug: 'tools', languages: ['de'], withDetails: true, country: 'DE' } as const
  const [category] = await inMemory.findCategories(query)
  const shown = Object.entries(category?.custom?.hasProducts ?? {}).flatMap(([country, has]) => (has === 'true' ? country : []))
  expect(addresses[1]?.soldIn.toSorted()).toEqual(shown.toSorted())
})
