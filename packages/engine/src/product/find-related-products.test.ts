import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/index.ts'
import { createContext, type Tables } from '../database/index.ts'
import { aCatalogue, aCategory, aProduct } from '../testing/catalogue-drafts.ts'
import { cloneDatabase } from '../testing/index.ts'
import { openTestCatalogue } from '../testing/test-catalogue.ts'

const context = createContext(await cloneDatabase<Tables>())
const catalogue = openTestCatalogue(context)

const oils = aCategory('oils')
const tongs = aCategory('tongs', oils.id)
const fryers = { ...aCategory('fryers'), relatedCategoryIds: [[oils.id, randomUUID()], [], []] as const }
const lonely = aCategory('lonely')
const catering = {
  ...aCategory('catering'),
  tree: 'industry' as const,
  relatedCategoryIds: [[lonely.id, oils.id], [], []] as const,
}
const category = (sku: string, id: string, tags: Parameters<typeof aProduct>[0]['tags'] = []) =>
  aProduct({ sku, categoryIds: [id], tags })
const referring = category('EX30000009', lonely.id)
const products = [
  { ...category('EX30000001', fryers.id), categoryIds: [fryers.id, catering.id] },
  category('EX30000002', fryers.id, ['popular']),
  // Also fryer oil: it must not go well with itself.
  { ...category('EX30000003', oils.id), categoryIds: [oils.id, fryers.id] },
  category('EX30000004', oils.id, ['bestseller']),
  category('EX30000005', tongs.id),
  category('EX30000006', tongs.id),
  category('EX30000007', tongs.id, ['bware', 'on-sale']),
  category('EX30000008', lonely.id),
  {
    ...referring,
    family: 'saw',
    variants: referring.variants.map(variant => ({
      ...variant,
      attributes: [{ name: 'referencedCategories', value: [{ typeId: 'category' as const, id: fryers.id }] }],
    })),
  },
]
await importCatalogue(
  context,
  { ...aCatalogue(products), categories: [oils, tongs, fryers, lonely, catering] },
  { name: 'test', contentHash: '1' },
)

const slovak = { language: 'sk', currency: 'EUR', country: 'SK' } as const

async function complementsOf(skus: string[], options: { limit?: number; isOnStock?: boolean } = {}) {
  const { products: found, baseProduct } = await catalogue.findComplementaryProducts({
    ...slovak,
    storeKey: 'sk',
    skus,
    ...options,
  })
  const last = (product: (typeof found)[number]) => product.masterVariant.sku.slice(-1)
  return { base: baseProduct && last(baseProduct), products: found.map(last).sort().join(''), order: found.map(last) }
}

async function switchTo(isOn: boolean) {
  await sql`update store set document = jsonb_set(document, '{custom,switches,complementaryProducts}', ${JSON.stringify(isOn)}::jsonb)
    where key = 'sk'`.execute(context.db)
}

beforeEach(async () => {
  await switchTo(true)
})

test('COMP-01, COMP-03, COMP-05 the categories a product refers to are loaded, then at most 4 products in and below them', async () => {
  expect(await complementsOf(['EX30000001'])).toMatchObject({ base: '1' })
  expect((await complementsOf(['EX30000001'])).products).toHaveLength(4)
  expect((await complementsOf(['EX30000001'], { limit: 2 })).products).toHaveLength(2)
  // An attribute of the product itself counts more than its category.
  expect((await complementsOf(['EX30000009'])).products).toBe('123')
})

test('COMP-01 what an industry works with does not go with a product whose own categories name what does', async () => {
  expect((await complementsOf(['EX30000001'], { limit: 9 })).products).toBe('34567')
})

test('COMP-02 without referenced categories nothing is returned besides the base product', async () => {
  expect(await complementsOf(['EX30000008'])).toMatchObject({ base: '8', products: '' })
})

test('COMP-05 an unknown product has neither complements nor a base, and unknown SKUs are passed over', async () => {
  expect(await complementsOf(['EX39999999'])).toMatchObject({ base: null, products: '' })
  expect(await complementsOf(['EX39999999', 'EX30000001'])).toMatchObject({ base: '1' })
})

test('COMP-04 a store that has it switched off gets nothing', async () => {
  await switchTo(false)
  expect(await complementsOf(['EX30000001'])).toMatchObject({ base: null, products: '' })
})

test('COMP-01 neither the base product nor the other given ones are returned', async () => {
  expect((await complementsOf(['EX30000003'])).products).toBe('4567')
  expect((await complementsOf(['EX30000003', 'EX30000004'])).products).toBe('567')
})

test('COMP-01 what is on stock comes first, and can be asked for alone', async () => {
  await sql`update inventory_entry set available = 0, loaded = 0 where sku in ('EX30000003', 'EX30000004')`.execute(context.db)
  expect((await complementsOf(['EX30000001'])).products).toContain('567')
  expect((await complementsOf(['EX30000001'])).order.at(-1)).toMatch(/[34]/)
  expect((await complementsOf(['EX30000001'], { isOnStock: true })).products).toBe('567')
})

test('API-32, PDP-15, PDP-16 products of a family are compared apart from second quality, best score first', async () => {
  const compared = async (query: { family: string; bware: boolean; limit?: number }) =>
    (await catalogue.findComparisonProducts({ ...slovak, ...query })).map(({ masterVariant }) => masterVariant.sku.slice(-1))
  const press = await compared({ family: 'press', bware: false })
  expect(press[0]).toBe('2')
  expect(press.slice().sort().join('')).toBe('1234568')
  // The bestseller that is gone scores 2, less than anything on stock.
  expect(press.slice(-2)).toEqual(['4', '3'])
  expect(await compared({ family: 'press', bware: true })).toEqual(['7'])
  expect(await compared({ family: 'press', bware: false, limit: 1 })).toEqual(['2'])
  expect(await compared({ family: 'saw', bware: false })).toEqual(['9'])
  expect(await compared({ family: 'Press', bware: false })).toEqual([])
})
