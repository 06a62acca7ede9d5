import { expect, test } from 'vitest'
import { type CategoryNode, hasProductsIn, offeredNodes } from './index.ts'

function aNode(key: string, productCount: number, children: readonly CategoryNode[] = []): CategoryNode {
  return { id: key, key, name: { en: key }, slug: { en: key }, orderHint: '0', icon: '', productCount, children }
}

test('NAV-14 the flag of the market decides, and the text "false" is not true', () => {
  const custom = { hasProducts: { DE: 'true', CH: 'false' } } as const
  const full = [aNode('fryers', 3)]
  expect(hasProductsIn('DE', { custom, children: [] })).toBe(true)
  expect(hasProductsIn('CH', { custom, children: full })).toBe(false)
  expect(hasProductsIn('CH', { custom, productCount: 3, children: full })).toBe(false)
})

test('NAV-14 a category without the flag has the products that are counted in it or below it', () => {
  expect(hasProductsIn('DE', aNode('fryers', 1))).toBe(true)
  expect(hasProductsIn('DE', aNode('fryers', 0))).toBe(false)
  expect(hasProductsIn('DE', { children: [aNode('fryers', 0), aNode('grills', 1)] })).toBe(true)
  expect(hasProductsIn('DE', { children: [] })).toBe(false)
})

test('NAV-14 empty categories are left out on every level', () => {
  const tree = [
    aNode('kitchen', 2, [aNode('fryers', 2, [aNode('gas', 0), aNode('electric', 2)]), aNode('grills', 0)]),
    aNode('lab', 0),
  ]
  const keys = (nodes: readonly CategoryNode[]): unknown[] => nodes.map(({ key, children }) => [key, ...keys(children)])
  expect(keys(offeredNodes('DE', tree))).toEqual([['kitchen', ['fryers', ['electric']]]])
})
