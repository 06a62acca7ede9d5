import { randomUUID } from 'node:crypto'
import { CommerceError } from '@shop/domain/error'
import { moneyOf } from '@shop/domain/money'
import type { AttributeValue } from '@shop/domain/product'
import { parseSearchFacet, parseSearchFilter } from '@shop/domain/product-search'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/index.ts'
import { createContext, type Tables } from '../database/index.ts'
import { aCatalogue, aCategory, aProduct, type ProductSketch } from '../testing/catalogue-drafts.ts'
import { cloneDatabase } from '../testing/index.ts'
import { loadProductDocuments } from './load-documents.ts'
import type { ProductSearch } from './product-search.ts'
import { searchProducts } from './search-products.ts'

const context = createContext(await cloneDatabase<Tables>())
const tools = aCategory('tools')
const saws = aCategory('saws', tools.id)

function product(wish: ProductSketch, attributes: Record<string, AttributeValue>) {
  const draft = aProduct(wish)
  const own = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  return { ...draft, variants: draft.variants.map(variant => ({ ...variant, attributes: own })) }
}

const products = [
  product(
    {
      sku: 'EX30000001',
      brand: 'MSW',
      eurCent: 1000,
      categoryIds: [saws.id],
      name: 'Saw',
      prices: [{ id: randomUUID(), value: moneyOf('EUR', 800), customerGroup: 'tier1' }],
    },
    { power: 500 },
  ),
  product({ sku: 'EX30000002', brand: 'MSW', eurCent: 3000, discountedEurCent: 500, categoryIds: [tools.id] }, { power: 900 }),
  product(
    {
      sku: 'EX30000003',
      brand: 'Ulsonix',
      eurCent: 2000,
      tags: ['new', 'sale'],
      createdAt: '2026-05-01T00:00:00.000Z',
      prices: [{ id: randomUUID(), value: moneyOf('EUR', 9000), country: 'SK' }],
    },
    {},
  ),
  product({ sku: 'EX30000004', published: false }, { power: 1 }),
]
await importCatalogue(context, { ...aCatalogue(products), categories: [tools, saws] }, { name: 'test', contentHash: '1' })
await sql`update inventory_entry set available = 0, loaded = 0 where sku = 'EX30000001'`.execute(context.db)

const page = { limit: 20, offset: 0, sort: [{ by: 'key', isDescending: false }] } as const
const inEuro = { ...page, currency: 'EUR' } as const

async function documentsOf(search: ProductSearch) {
  return loadProductDocuments(context, (await searchProducts(context, search)).productIds, search)
}

async function found(search: Partial<ProductSearch>) {
  const results = await documentsOf({ ...inEuro, ...search })
  return results.map(({ variants }) => variants[0].sku.slice(-1)).join('')
}

test.each([
  ['variants.attributes.brand:"MSW"', '12'],
  ['variants.attributes.brand:"MSW","Ulsonix"', '123'],
  ['variants.attributes.brand.key:"Ulsonix"', '3'],
  ['variants.attributes.tags:"sale"', '3'],
  ['variants.attributes.power:500', '1'],
  ['variants.attributes.power:"500"', ''],
  ['variants.attributes.power:range (500 to 900)', '12'],
  ['variants.attributes.power:range (* to 499), (501 to *)', '2'],
  ['variants.attributes.brand:range ("N" to *)', '3'],
  ['variants.attributes.power:missing', '3'],
  ['variants.attributes.power:exists', '12'],
  ['variants.attributes.bware:false', '123'],
  [`categories.id:"${tools.id}"`, '2'],
  [`categories.id: subtree("${tools.id}")`, '12'],
  [`categories.id: subtree("${randomUUID()}"), "${saws.id}"`, '1'],
  ['categories.id: subtree("no uuid"), "nor this"', ''],
  ['categories.id:missing', '3'],
  ['categories.key:"saws"', '1'],
  ['variants.price.centAmount:range (1000 to 2000)', '13'],
  ['variants.scopedPrice.value.centAmount:range (* to 1000)', '1'],
  ['variants.scopedPrice.currentValue.centAmount:range (* to 1000)', '12'],
  ['variants.scopedPriceDiscounted:true', '2'],
  ['variants.availability.isOnStock:true', '23'],
  ['variants.availability.availableQuantity:range (1 to *)', '23'],
  ['variants.sku:"EX30000002","EX30000004"', '2'],
  ['key:"ex30000003"', '3'],
  ['createdAt:range ("2026-02-01" to *)', '3'],
])('API-44 the filter %s finds %s', async (text, skus) => {
  expect(await found({ queryFilters: [parseSearchFilter(text)] })).toBe(skus)
  expect(await found({ filters: [parseSearchFilter(text)] })).toBe(skus)
})

test('API-44 filters are joined with and, and a price is that of the country where one is named', async () => {
  const filters = ['variants.attributes.brand:"MSW"', 'variants.attributes.power:900'].map(parseSearchFilter)
  expect(await found({ queryFilters: filters })).toBe('2')
  const dear = [parseSearchFilter('variants.price.centAmount:range (9000 to *)')]
  expect(await found({ filters: dear })).toBe('')
  expect(await found({ filters: dear, country: 'SK' })).toBe('3')
})

test('API-44 prices of a customer group count for the group alone, and are never listed', async () => {
  const filters = [parseSearchFilter('variants.price.centAmount:range (* to 900)')]
  expect(await found({ filters })).toBe('')
  expect(await found({ filters, customerGroupKey: 'tier1' })).toBe('1')
  const results = await documentsOf({ ...inEuro, key: 'ex30000001', customerGroupKey: 'tier1' })
  expect(results[0]?.variants[0].price?.value.centAmount).toBe(800)
  expect(results[0]?.variants[0].prices.map(({ value }) => value.centAmount)).not.toContain(800)
})

test.each(['weight:1', 'variants.attributes:1', 'variants.attributes.a.b.c:1', 'constructor:1', 'variants.weight:exists'])(
  'API-44 the path of %s is refused',
  async text => {
    await expect(found({ filters: [parseSearchFilter(text)] })).rejects.toThrow(CommerceError)
  },
)

test('API-44 a price without currency is refused', async () => {
  const filters = [parseSearchFilter('variants.price.centAmount:range (0 to 1)')]
  await expect(searchProducts(context, { ...page, filters })).rejects.toThrow('priceCurrency')
})

test('API-44 facets count after filter.query and before filter', async () => {
  const { facets, total } = await searchProducts(context, {
    ...inEuro,
    queryFilters: [parseSearchFilter('variants.availability.isOnStock:true')],
    filters: [parseSearchFilter('variants.attributes.brand:"Ulsonix"')],
    facets: [
      'variants.attributes.brand as make',
      'variants.attributes.brand:"MSW" as some',
      'variants.attributes.tags',
      'variants.price.centAmount:range (* to 2000), (2000 to 3000), (3000 to *) as price',
      'variants.attributes.power:range (5000 to *)',
    ].map(parseSearchFacet),
  })
  expect(total).toBe(1)
  expect(facets.make).toEqual({
    kind: 'terms',
    missing: 0,
    total: 2,
    other: 0,
    terms: [
      { term: 'MSW', count: 1 },
      { term: 'Ulsonix', count: 1 },
    ],
  })
  expect(facets.some).toMatchObject({ total: 1, terms: [{ term: 'MSW', count: 1 }] })
  expect(facets['variants.attributes.tags']).toMatchObject({ missing: 1, total: 2 })
  expect(facets.price).toMatchObject({
    kind: 'ranges',
    ranges: [
      { from: null, to: 2000, count: 0 },
      { from: 2000, to: 3000, count: 1, min: 2000, max: 2000, mean: 2000, total: 2000 },
      { from: 3000, to: null, count: 1 },
    ],
  })
  expect(facets['variants.attributes.power']).toMatchObject({ ranges: [{ from: 5000, count: 0, min: 0 }] })
})

test('API-42, API-44 results are ordered and cut into pages', async () => {
  const by = (sort: NonNullable<ProductSearch['sort']>, more: Partial<ProductSearch> = {}) => found({ sort, ...more })
  expect(await by([{ by: 'price', isDescending: false }])).toBe('213')
  expect(await by([{ by: 'price', isDescending: true }])).toBe('312')
  expect(await by([{ by: 'createdAt', isDescending: true }], { limit: 1 })).toBe('3')
  expect(await by([{ by: 'name', language: 'de', isDescending: true }])).toBe('132')
  expect(await by([{ by: 'key', isDescending: true }], { limit: 1, offset: 1 })).toBe('2')
  expect(await found({ text: { language: 'de', words: 'saw' } })).toBe('1')
  expect(await found({ key: 'ex30000004' })).toBe('')
})

test('API-44 documents have all languages, all prices and the selected one', async () => {
  const [document] = await documentsOf({ ...inEuro, country: 'SK', key: 'ex30000003' })
  expect(document?.name).toMatchObject({ sk: 'Press 30000003 sk', de: 'Press 30000003 de' })
  expect(document?.variants[0]).toMatchObject({
    price: { value: { centAmount: 9000 } },
    prices: [{ value: { currencyCode: 'CZK' } }, { value: { centAmount: 2000 } }, { value: { centAmount: 9000 }, country: 'SK' }],
  })
  const [unpriced] = await documentsOf({ ...page, key: 'ex30000003' })
  expect(unpriced?.variants[0]).not.toHaveProperty('price')
})
