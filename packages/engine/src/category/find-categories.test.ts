import { expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/index.ts'
import { createContext, type Tables } from '../database/index.ts'
import { aCatalogue, aCategory, aProduct } from '../testing/catalogue-drafts.ts'
import { cloneDatabase, openTestCatalogue } from '../testing/index.ts'
import { importCategories } from './import-categories.ts'

const context = createContext(await cloneDatabase<Tables>())

const tools = { ...aCategory('tools'), orderHint: '0.2' }
const saws = { ...aCategory('saws', tools.id), orderHint: '0.2' }
const drills = { ...aCategory('drills', tools.id), orderHint: '0.1' }
const kitchen = { ...aCategory('kitchen'), orderHint: '0.1' }
const products = [
  aProduct({ sku: 'EX30000001', categoryIds: [saws.id, drills.id] }),
  aProduct({ sku: 'EX30000002', categoryIds: [saws.id] }),
  aProduct({ sku: 'EX30000003', categoryIds: [saws.id], published: false }),
  aProduct({ sku: '4100010', categoryIds: [saws.id] }),
]
const imported = { ...aCatalogue(products), categories: [tools, saws, drills, kitchen] }
await importCatalogue(context, imported, { name: 'test', contentHash: '1' })

const catalogue = openTestCatalogue(context)
const query = { languages: ['sk'], country: 'SK' } as const

test('API-24, ROUTE-13, EG-03 without slug the departments come in their order, each with its subtree and numbers of products that are no virtual ones', async () => {
  const departments = await catalogue.findCategories(query)
  expect(departments.map(({ key }) => key)).toEqual(['kitchen', 'tools'])
  expect(departments[1]?.children.map(({ key, productCount }) => [key, productCount])).toEqual([
    ['drills', 1],
    ['saws', 2],
  ])
  expect(departments[1]).toMatchObject({ name: { sk: 'tools sk' }, ancestors: [], siblings: [], productCount: 2 })
  expect(departments[1]?.name).not.toHaveProperty('de')
  expect(departments[1]?.slug).toMatchObject({ sk: 'tools', de: 'tools' })
})

test('NAV-14 products without a price in the currency do not count', async () => {
  const departments = await catalogue.findCategories({ languages: ['en'], country: 'GB' })
  expect(departments[1]?.children.map(({ productCount }) => productCount)).toEqual([0, 0])
  expect(departments[1]?.productCount).toBe(0)
})

test('CAT-11 a slug leads to its category with ancestors and, when asked for, siblings', async () => {
  const [found] = await catalogue.findCategories({ ...query, slug: 'saws', withSiblings: true })
  expect(found).toMatchObject({ key: 'saws', parentId: tools.id, ancestors: [{ key: 'tools' }], siblings: [{ key: 'drills' }] })
  const [plain] = await catalogue.findCategories({ ...query, slug: 'saws' })
  expect(plain?.siblings).toEqual([])
  expect(await catalogue.findCategories({ ...query, slug: 'unknown' })).toEqual([])
  expect(await catalogue.findCategories({ ...query, languages: ['hu'], slug: 'saws' })).toEqual([])
})

test('two categories of a language cannot have one slug', async () => {
  await expect(importCategories(context, [{ ...aCategory('saws-2'), slug: { sk: 'saws' } }])).rejects.toThrow(
    'category_slug_unique',
  )
})
