import { randomUUID } from 'node:crypto'
import { moneyOf } from '@shop/domain/money'
import { expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/index.ts'
import { createContext, type Tables } from '../database/index.ts'
import { safeHtmlOf } from '../product/safe-html.ts'
import { aCatalogue, aCategory, aProduct } from '../testing/catalogue-drafts.ts'
import { cloneDatabase, openTestCatalogue } from '../testing/index.ts'
import { importCategories } from './import-categories.ts'

const context = createContext(await cloneDatabase<Tables>())

const bakery = { ...aCategory('bakery'), tree: 'industry' as const }
const garage = { ...aCategory('garage'), tree: 'industry' as const }
const kitchen = aCategory('kitchen')
const warmers = aCategory('warmers', kitchen.id)
const fryers = {
  ...aCategory('fryers', kitchen.id),
  imageUrl: '/pictures/fryer.0',
  heroUrl: '/pictures/hero-fryers.0',
  content: { sk: '<h2>Fritézy</h2><script>alert(1)</script>', de: '<p onclick="x()">Fritteusen</p>' },
  posts: [{ title: { sk: 'Olej', de: 'Öl' }, url: '/poradna/olej' }],
  relatedCategoryIds: [[warmers.id], [], [bakery.id, randomUUID()]] as const,
}
const unnamed = { ...aCategory('unnamed', kitchen.id), name: { de: 'Nur deutsch' } }
const products = [
  aProduct({ sku: 'EX30000001', categoryIds: [bakery.id, fryers.id] }),
  aProduct({
    sku: 'EX30000002',
    categoryIds: [warmers.id],
    prices: [{ id: randomUUID(), value: moneyOf('GBP', 100), country: 'GB' }],
  }),
]
const categories = [bakery, garage, kitchen, warmers, fryers, unnamed]
await importCatalogue(context, { ...aCatalogue(products), categories }, { name: 'test', contentHash: '1' })

const catalogue = openTestCatalogue(context)
const query = { languages: ['sk'], country: 'SK' } as const

async function detailsOf(slug: string) {
  const [category] = await catalogue.findCategories({ ...query, slug, withDetails: true })
  return category
}

test('CAT-12 each tree has its own departments, and a slug finds a category of any', async () => {
  const keysOf = async (tree?: 'default' | 'industry' | 'longtail') =>
    (await catalogue.findCategories({ ...query, ...(tree ? { tree } : {}) })).map(({ key, tree: own }) => `${own} ${key}`)
  expect(await keysOf()).toEqual(['default kitchen'])
  expect(await keysOf('default')).toEqual(['default kitchen'])
  expect(await keysOf('industry')).toEqual(['industry bakery', 'industry garage'])
  expect(await keysOf('longtail')).toEqual([])
  expect(await detailsOf('bakery')).toMatchObject({ tree: 'industry', custom: { hasProducts: { SK: 'true' } } })
})

test('CAT-12 a category cannot be below one of another tree', async () => {
  await expect(importCategories(context, [{ ...aCategory('stray', kitchen.id), tree: 'longtail' }])).rejects.toThrow(
    'category_in_the_tree_of_its_parent',
  )
})

test('CAT-11 siblings are of the same tree, other than the category, and have a slug and a name', async () => {
  const siblingsOf = async (slug: string) =>
    (await catalogue.findCategories({ ...query, slug, withSiblings: true }))[0]?.siblings.map(({ key }) => key)
  expect(await siblingsOf('fryers')).toEqual(['warmers'])
  expect(await siblingsOf('kitchen')).toEqual([])
  expect(await siblingsOf('bakery')).toEqual(['garage'])
})

test('ENT-16, CAT-13, CAT-14 details carry slugs per locale, image, content, posts, related sets and a flag per market', async () => {
  const category = await detailsOf('fryers')
  expect(category).toMatchObject({
    id: fryers.id,
    key: 'fryers',
    orderHint: '0.5',
    name: { sk: 'fryers sk' },
    metaTitle: { sk: 'fryers' },
    metaDescription: { sk: 'fryers' },
    parentId: kitchen.id,
    ancestors: [{ key: 'kitchen' }],
    children: [],
    custom: {
      imageUrl: '/pictures/fryer.0',
      heroUrl: '/pictures/hero-fryers.0',
      content: { sk: '<h2>Fritézy</h2>' },
      posts: [{ title: { sk: 'Olej' }, url: '/poradna/olej' }],
    },
  })
  expect(category?.slugAllLocales).toContainEqual({ locale: 'de', value: 'fryers' })
  expect(category?.slugAllLocales).toHaveLength(6)
  expect(category?.custom?.content).not.toHaveProperty('de')
  expect(category?.custom?.relatedCategories.map(set => set.map(({ key }) => key))).toEqual([['warmers'], [], ['bakery']])
  expect(category?.custom?.hasProducts).toMatchObject({ SK: 'true', DE: 'true', CZ: 'true', GB: 'false', CH: 'false' })
  expect((await detailsOf('warmers'))?.custom?.hasProducts).toMatchObject({ GB: 'true', CH: 'false' })
  expect((await detailsOf('kitchen'))?.custom?.hasProducts).toMatchObject({ GB: 'true', SK: 'true', CH: 'false' })
  const [plain] = await catalogue.findCategories({ ...query, slug: 'fryers' })
  expect(plain).not.toHaveProperty('custom')
})

test.each([
  ['<p>a<script>b</script></p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', '<img src="x" loading="lazy" />'],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener">x</a>'],
  ['<a href="//evil.example">x</a>', '<a rel="noopener">x</a>'],
  ['<a href="/p/x" style="position:fixed">x</a>', '<a href="/p/x" rel="noopener">x</a>'],
  ['<iframe src="https://x"></iframe><form><input></form>', ''],
  ['<style>*{}</style><svg onload=x><p>y', '<p>y</p>'],
])('CAT-13 content is stored without what could do harm: %s', (html, safe) => {
  expect(safeHtmlOf(html)).toBe(safe)
})

test.each(['javascript:alert(1)', 'http://x.example', '//x.example', 'x'])('CAT-13 a post does not lead to %s', async url => {
  await expect(importCategories(context, [{ ...garage, posts: [{ title: {}, url }] }])).rejects.toThrow('address of a post')
})
