import type { Category, CategoryNode } from '@shop/domain/category'
import { expect, test, vi } from 'vitest'
import type { ShopRequest } from '../request/request-context.server.ts'
import { findCategory, levelOf, loadNavigation, navigationOf, placeOfProduct } from './navigation.server.ts'

function aNode(key: string, children: readonly CategoryNode[] = [], productCount = 1): CategoryNode {
  const texts = { de: `${key} de`, fr: `${key} fr` }
  return { id: `id-${key}`, key, name: texts, slug: texts, orderHint: '0', icon: '', imageUrl: `/${key}`, productCount, children }
}

const categories = [
  aNode('kitchen', [aNode('cooking', [aNode('fryers')]), aNode('warming'), aNode('empty', [], 0)]),
  aNode('weighing'),
  aNode('nothing', [], 0),
] as unknown as Category[]

test('NAV-13, NAV-14 the navigation is what the market has products in, in the texts of one locale', () => {
  const { departments } = navigationOf(categories, 'DE', 'de-DE')
  expect(departments.map(({ key }) => key)).toEqual(['kitchen', 'weighing'])
  expect(departments[0]?.children.map(({ key, name, slug }) => [key, name, slug])).toEqual([
    ['cooking', 'cooking de', 'cooking de'],
    ['warming', 'warming de', 'warming de'],
  ])
  expect(levelOf(departments)).toMatchObject([
    { key: 'kitchen', hasChildren: true, imageUrl: '/kitchen' },
    { key: 'weighing', hasChildren: false },
  ])
  expect(levelOf(departments)[0]).not.toHaveProperty('children')
})

test('NAV-13 the version names the content: another locale and another tree have another one', () => {
  const version = (changed: Category[], locale: 'de-DE' | 'fr-CH') => navigationOf(changed, 'DE', locale).version
  expect(version(categories, 'de-DE')).toBe(version([...categories], 'de-DE'))
  expect(version(categories, 'de-DE')).not.toBe(version(categories, 'fr-CH'))
  expect(version(categories, 'de-DE')).not.toBe(version(categories.slice(1), 'de-DE'))
})

test('NAV-04 the place of a product is its trail, and the children of its first-level category', () => {
  const navigation = navigationOf(categories, 'DE', 'de-DE')
  const { trail, bar } = placeOfProduct(navigation, [{ id: 'id-cooking' }, { id: 'id-fryers' }])
  expect(trail.map(({ key }) => key)).toEqual(['kitchen', 'cooking', 'fryers'])
  expect(bar).toMatchObject({
    department: { key: 'kitchen' },
    categories: [
      { key: 'cooking', hasChildren: true },
      { key: 'warming', hasChildren: false },
    ],
  })
  expect(placeOfProduct(navigation, [{ id: 'unknown' }])).toEqual({ trail: [], bar: { categories: [] } })
  expect(findCategory(navigation.departments, 'fryers')?.name).toBe('fryers de')
})

test('however many parts of a page need the categories, they are asked for once', async () => {
  const call = vi.fn(async () => ({ categories: { results: categories } }))
  const shop = { client: { call }, market: { country: 'DE' }, language: 'de', locale: 'de-DE' } as unknown as ShopRequest
  const [first, second] = await Promise.all([loadNavigation(shop), loadNavigation(shop)])
  expect(first).toBe(second)
  expect(call).toHaveBeenCalledOnce()
})
