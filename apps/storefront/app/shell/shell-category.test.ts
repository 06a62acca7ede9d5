import { marketOf } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { createHrefs } from '../href/hrefs.ts'
import type { MenuCategory } from '../request/category-view.ts'
import { barCategoriesOf, productBarOf } from './bar-categories.ts'
import { rowsOf, shellCategoriesOf, shellLevelOf } from './shell-category.ts'

function aCategory(key: string, children: readonly MenuCategory[] = [], slug = key): MenuCategory {
  return { id: `id-${key}`, key, name: key, slug, children }
}

const kitchen = aCategory('kitchen', [aCategory('cooking', [aCategory('fryers')]), aCategory('warming')])
const shop = { hrefs: createHrefs(marketOf('GB'), 'en'), text: (text: object | string) => String(text) }

test('NAV-13 the shell knows id, key, name, slug, link and children of a category, and whether there are any', () => {
  const [first, second] = shellCategoriesOf([kitchen, aCategory('weighing')], shop)
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
  const [category] = shellCategoriesOf([aCategory('kitchen', [aCategory('cooking')], '')], shop)
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

test('NAV-08, NAV-13 before the menu is there the shell knows which categories of the first level it will step into', () => {
  const levels = [
    { ...aCategory('kitchen'), hasChildren: true },
    { ...aCategory('weighing'), hasChildren: false },
  ]
  expect(shellLevelOf(levels, shop).map(({ link, hideChevron, children }) => ({ link, hideChevron, children }))).toEqual([
    { link: '/kitchen/', hideChevron: false, children: [] },
    { link: '/weighing/', hideChevron: true, children: [] },
  ])
})

test('NAV-02, NAV-04 the bar lists the first level, and on the page of a product the children of its first-level category', () => {
  const level = (...keys: string[]) => keys.map(key => ({ ...aCategory(key), hasChildren: false }))
  const departments = level('kitchen', 'weighing')
  const keysFor = (pages: readonly unknown[]) => barCategoriesOf(departments, productBarOf(pages)).map(({ key }) => key)
  expect(keysFor([{ language: 'en' }, { page: 'category' }])).toEqual(['kitchen', 'weighing'])
  expect(keysFor([{ language: 'en' }, undefined, { page: 'product', bar: level('cooking', 'warming') }])).toEqual([
    'cooking',
    'warming',
  ])
  const [department] = departments
  expect(productBarOf([{ page: 'product', bar: [], department }])).toEqual({ children: [], department })
  expect(keysFor([{ language: 'en' }, undefined, { page: 'product', bar: [] }])).toEqual(['kitchen', 'weighing'])
})
