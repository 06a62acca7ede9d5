import type { CategoryNode } from '@shop/domain/category'
import { localize, marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { createHrefs } from '../href/hrefs.ts'
import { barCategoriesOf, productCategoriesOf } from './bar-categories.ts'
import { rowsOf, shellCategoriesOf } from './shell-category.ts'

function aNode(key: string, children: readonly CategoryNode[] = [], slug = key): CategoryNode {
  return { id: `id-${key}`, key, name: { en: key }, slug: { en: slug }, orderHint: '0', icon: '', productCount: 1, children }
}

const kitchen = aNode('kitchen', [aNode('cooking', [aNode('fryers')]), aNode('warming')])
const departments = [kitchen, aNode('weighing')]
const shop = { hrefs: createHrefs(marketOf('GB'), 'en'), text: (text: object) => localize(text, 'en') }

test('NAV-13 the shell knows id, key, name, slug, link and children of a category, and whether there are any', () => {
  const [first, second] = shellCategoriesOf(departments, shop)
  expect(second).toEqual({
    id: 'id-weighing',
    key: 'weighing',
    name: 'weighing',
    slug: 'weighing',
    link: '/weighing/',
    hideChevron: true,
    children: [],
  })
  expect(first).toMatchObject({
    hideChevron: false,
    children: [{ key: 'cooking', children: [{ key: 'fryers' }] }, { key: 'warming' }],
  })
})

test('NAV-07, NAV-13 a category without a page in this language has no link', () => {
  const [category] = shellCategoriesOf([aNode('kitchen', [aNode('cooking')], '')], shop)
  expect(category).not.toHaveProperty('link')
  expect(category?.hideChevron).toBe(false)
})

test('NAV-05 the first of two rows holds half of the categories, rounded up', () => {
  expect(rowsOf([1, 2, 3, 4, 5])).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
  expect(rowsOf([1, 2, 3, 4])).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(rowsOf([1])).toEqual([[1]])
  expect(rowsOf([])).toEqual([])
})

test('NAV-02, NAV-04 the bar lists the first level, and on the page of a product the children of its first-level category', () => {
  const routes = (categories: readonly { id: string }[]) => [
    { language: 'en' },
    undefined,
    { page: 'product', product: { categories } },
  ]
  const keysFor = (pages: readonly unknown[]) => barCategoriesOf(departments, productCategoriesOf(pages)).map(({ key }) => key)
  expect(keysFor([{ language: 'en' }, { page: 'category' }])).toEqual(['kitchen', 'weighing'])
  expect(keysFor(routes([{ id: 'id-cooking' }, { id: 'id-fryers' }]))).toEqual(['cooking', 'warming'])
  expect(keysFor(routes([{ id: 'id-weighing' }]))).toEqual(['kitchen', 'weighing'])
  expect(keysFor(routes([{ id: 'unknown' }]))).toEqual(['kitchen', 'weighing'])
})
